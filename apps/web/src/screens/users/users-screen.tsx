import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../parts/tabs.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { usersWords as words } from '../../words/users.ts';
import '../configure/configure.css';
import { ApiKeys } from './api-keys.tsx';
import { Invitations } from './invitations.tsx';
import { People } from './people.tsx';
import './users.css';
import type { UsersTab } from './users-search.ts';

/** Who may do what: people, those who were invited, and the keys of programs. */
export function UsersScreen() {
  const { tab = 'people' } = useSearch({ from: '/inside/admins/app/users' });
  const navigate = useNavigate({ from: '/app/users' });
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <Tabs
          label={words.tabs}
          value={tab}
          onChange={(next) =>
            void navigate({ search: next === 'people' ? {} : { tab: next as UsersTab }, replace: true })
          }
          tabs={[
            { value: 'people', label: words.people.tab, content: <People /> },
            { value: 'invitations', label: words.invitations.tab, content: <Invitations /> },
            { value: 'keys', label: words.keys.tab, content: <ApiKeys /> },
          ]}
        />
      </div>
    </>
  );
}
