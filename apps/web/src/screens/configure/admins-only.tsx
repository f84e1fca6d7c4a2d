import { Link, Outlet } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { configureWords } from '../../words/configure.ts';

const words = configureWords.forbidden;

/** Around the screens of administrators. The service refuses others anyway; here they are told why. */
export function AdminsOnly() {
  const session = useSession();
  return session?.user.roles.includes('admin') ? <Outlet /> : <Forbidden />;
}

function Forbidden() {
  useTitle(words.title);
  return (
    <div className="screen-message">
      <h1 className="only-spoken" tabIndex={-1}>
        {words.title}
      </h1>
      <EmptyState
        title={words.title}
        action={
          <Link to="/app/loans" className="button">
            {words.back}
          </Link>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
