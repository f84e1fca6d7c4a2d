import type { User } from '@countersign/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { myWork } from '../api/operations/work.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { shellWords as words } from '../words/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { placesFor } from './places.ts';

interface NavigationProps {
  readonly user: User;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** The places that this person's roles open. */
export function Navigation({ user, onSearch, onHelp }: NavigationProps) {
  const [open, setOpen] = useState(false);
  const places = placesFor(user.roles);
  const groups = (['work', 'configure'] as const).filter((group) => places.some((place) => place.group === group));
  return (
    <nav className="navigation" aria-label={words.navigation} data-open={open || undefined}>
      <Link to="/app/loans" className="navigation-brand">
        <img src="/icon.svg" alt="" width="20" height="20" />
        {words.product}
      </Link>
      <button type="button" className="button navigation-menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.menu}
      </button>
      <button type="button" className="button navigation-search" onClick={onSearch}>
        {words.palette.open}
        <KeyHint keys="mod+k" />
      </button>
      {groups.map((group) => (
        <div key={group} className="navigation-group">
          <h2>{words.groups[group]}</h2>
          <ul>
            {places
              .filter((place) => place.group === group)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="navigation-link"
                    activeProps={{ 'aria-current': 'page' }}
                    onClick={() => setOpen(false)}
                  >
                    {label}
                    {to === '/app/work' ? <WorkCount /> : null}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="navigation-foot">
        <AccountMenu user={user} />
        <button type="button" className="button button-quiet" onClick={onHelp}>
          ?<span className="only-spoken"> {words.help.open}</span>
        </button>
      </div>
    </nav>
  );
}

/** How much waits for this person, on every screen. */
function WorkCount() {
  const { data } = useQuery(myWork);
  const count = data?.items.length ?? 0;
  return count === 0 ? null : (
    <span className="navigation-count numbers">
      {count}
      <span className="only-spoken"> {words.waiting}</span>
    </span>
  );
}
