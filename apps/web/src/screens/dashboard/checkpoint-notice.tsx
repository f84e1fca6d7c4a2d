import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkpointTargets } from '../../api/operations/evidence.ts';
import { Notice } from '../../parts/notice.tsx';
import { dashboardWords } from '../../words/dashboard.ts';

const words = dashboardWords.checkpoints;

/** For administrators: warns while nothing outside of the server could show that its history was rewritten. */
export function CheckpointNotice() {
  const { data } = useQuery(checkpointTargets);
  if (data === undefined || data.isOutside) return null;
  return (
    <Notice tone="warn">
      <strong>{words.title}</strong> {words.text} <Link to="/app/settings">{words.action}</Link>
    </Notice>
  );
}
