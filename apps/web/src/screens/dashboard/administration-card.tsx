import type { AdminActivity } from '@countersign/contract/administration';
import { titleOf } from '@countersign/engine/evidence/evidence-titles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminOverview } from '../../api/operations/changes.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { changesWords } from '../../words/changes.ts';
import { settingsWords } from '../../words/settings.ts';

const words = changesWords.dashboard;

/** For administrators: what waits for a second one, what one did alone, and what was changed last. */
export function AdministrationCard() {
  const { data } = useQuery({ ...adminOverview, refetchInterval: 60_000 });
  if (data === undefined) return null;
  const { pending, dualControl, singleControlChanges, totpRequired, recent } = data;
  return (
    <section className="panel card dashboard-administration" aria-labelledby="dashboard-administration">
      <h2 id="dashboard-administration">{words.heading}</h2>
      <p>
        {pending > 0 ? <Badge tone="warn">{pending}</Badge> : null}{' '}
        {pending > 0 ? words.pending(pending) : words.noPending} <Link to="/app/changes">{words.review}</Link>
      </p>
      {dualControl === 'on' ? (
        <p className="dashboard-faint">{words.control.on}</p>
      ) : (
        <Notice tone="warn">{words.control[dualControl]}</Notice>
      )}
      {singleControlChanges > 0 ? <Notice tone="warn">{words.single(singleControlChanges)}</Notice> : null}
      {totpRequired === 'off' ? <Notice>{words.totp}</Notice> : null}
      <h3>{words.recent}</h3>
      {recent.length === 0 ? <p className="dashboard-faint">{words.noRecent}</p> : null}
      <ul className="dashboard-acts">
        {recent.map((act) => (
          <li key={act.seq} className="dashboard-act">
            <span>
              {sayAct(act)} {act.singleControl ? <Badge tone="warn">{words.singleBadge}</Badge> : null}
            </span>
            <span className="dashboard-faint">
              {act.proposedByName === null ? act.actorName : words.confirmedBy(act.actorName, act.proposedByName)} ·{' '}
              {formatInstant(act.at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayAct({ kind, action, subject }: AdminActivity): string {
  const title = (kind === 'user.changed' && words.users[action ?? '']) || titleOf(kind);
  const about = sayAbout(kind, subject);
  return about === null ? title : `${title}: ${about}`;
}

/** An id means nothing to people, and neither does the key of a setting. */
function sayAbout(kind: string, subject: string | null): string | null {
  if (subject === null || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(subject)) return null;
  if (kind !== 'setting.changed') return subject;
  return subject === 'institution' ? words.institution : settingsWords.name(subject);
}
