import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { setupStatus } from '../api/operations/setup.ts';
import { setupWords as words } from '../words/setup.ts';

/** Reminds administrators of a setup that was begun and not finished; it goes on where it was left. */
export function SetupNotice() {
  const { data } = useQuery(setupStatus);
  if (data?.status !== 'in_progress') return null;
  return (
    <aside className="setup-notice" aria-label={words.title}>
      {words.unfinished} <Link to="/app/setup">{words.resume}</Link>
    </aside>
  );
}
