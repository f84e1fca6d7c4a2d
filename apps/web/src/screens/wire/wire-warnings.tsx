import type { Wire } from '@countersign/contract/wires';
import { Badge } from '../../parts/badge.tsx';
import { Notice } from '../../parts/notice.tsx';
import { wireWords } from '../../words/wire.ts';

const words = wireWords.warnings;

/** Above everything else, the worst first: a wire cannot be called back. */
export function WireWarnings({ wire }: { readonly wire: Wire }) {
  const { warnings } = wire;
  if (warnings.length === 0) return <Notice tone="good">{words.none}</Notice>;
  const inOrder = warnings.toSorted((a, b) => Number(b.needsAcknowledgement) - Number(a.needsAcknowledgement));
  return (
    <section className="wire-warnings" aria-label={words.heading(warnings.length)}>
      <h2>{words.heading(warnings.length)}</h2>
      <ul>
        {inOrder.map(({ code, message, needsAcknowledgement }) => (
          <li key={`${code} ${message}`} className={needsAcknowledgement ? 'wire-warning wire-loud' : 'wire-warning'}>
            <strong>{words.titles[code] ?? words.otherwise}</strong>
            <span>{message}</span>
            {needsAcknowledgement && wire.state === 'staged' ? <Badge tone="bad">{words.mustRead}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
