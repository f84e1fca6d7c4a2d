import { formatCount, formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { evidenceWords } from '../../words/evidence.ts';
import type { Verification } from './use-verify.ts';

const words = evidenceWords.verdict;

/** What this browser found, what the service says, and whether the two agree. */
export function Verdict({ verification }: { readonly verification: Verification | null }) {
  return (
    <section className="panel card" aria-live="polite">
      <h2>{words.heading}</h2>
      {verification === null ? <p className="evidence-soft">{words.notYet}</p> : <Found {...verification} />}
      <p className="evidence-faint">{words.scope}</p>
    </section>
  );
}

function Found({ here, entries, service, at }: Verification) {
  const agree =
    here !== null &&
    here.ok === service.valid &&
    (here.ok ? here.state.head === service.head : here.seq === service.firstBadSeq);
  const bad = here === null || !here.ok ? (here?.seq ?? service.firstBadSeq) : service.firstBadSeq;
  return (
    <>
      <Notice tone={here?.ok === true ? 'good' : 'bad'}>
        {here === null ? (
          <p>{words.here.unreadable}</p>
        ) : here.ok ? (
          <p>{words.here.good(formatCount(entries))}</p>
        ) : (
          <>
            <p>
              <strong>{words.here.bad(here.seq)}</strong>
            </p>
            <p>{here.detail}</p>
          </>
        )}
      </Notice>
      <Notice tone={service.valid ? 'good' : 'bad'}>
        {service.valid ? (
          <p>{words.service.good(formatCount(service.entries))}</p>
        ) : (
          <>
            <p>
              <strong>{words.service.bad(service.firstBadSeq)}</strong>
            </p>
            <p>{service.detail}</p>
          </>
        )}
      </Notice>
      {agree ? <p>{words.agree}</p> : <Notice tone="warn">{words.disagree}</Notice>}
      {bad === null ? null : <a href={`#entry-${bad}`}>{words.show(bad)}</a>}
      <p className="evidence-faint">{words.at(formatInstant(at))}</p>
      <p className="evidence-faint">
        {words.head} <span className="mono">{service.head}</span>
      </p>
    </>
  );
}
