import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkpointTargets } from '../../api/operations/evidence.ts';
import { useSession } from '../../api/session.ts';
import { Notice } from '../../parts/notice.tsx';
import { dashboardWords } from '../../words/dashboard.ts';

const words = dashboardWords.checkpoints;

/** Warns administrators while nothing outside of the server could show that its history was rewritten. */
export function CheckpointNotice() {
  const isAdmin = useSession()?.user.roles.includes('admin') === true;
  const { data } = useQuery({ ...checkpointTargets, enabled: isAdmin });
  if (!isAdmin || data === undefined || data.isOutside) return null;
  return (
    <Notice tone="warn">
      <strong>{words.title}</strong> {words.text} <Link to="/app/settings">{words.action}</Link>
    </Notice>
  );
}
