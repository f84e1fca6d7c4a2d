import { Menu } from '@base-ui/react/menu';
import type { User } from '@countersign/contract/identity';
import { Link } from '@tanstack/react-router';
import { isApiError } from '../api/problem.ts';
import { endSession } from '../api/session.ts';
import { showToast } from '../parts/show-toast.ts';
import { shellWords } from '../words/shell.ts';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';
import './account-menu.css';

const words = shellWords.account;

/** Who is signed in, how the page looks to them, and the way out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const theme = useTheme();
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-quiet account-trigger">
        <span className="account-mark" aria-hidden="true">
          {initialsOf(user.displayName)}
        </span>
        <span className="only-spoken">{words.open} </span>
        <span className="account-name">{user.displayName}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" sideOffset={6} align="start">
          <Menu.Popup className="menu">
            <div className="menu-about">
              <strong>{user.displayName}</strong>
              <span>{user.email}</span>
              <span>{user.roles.map((role) => words.roles[role]).join(', ')}</span>
            </div>
            <Menu.RadioGroup value={theme} onValueChange={(next: Theme) => chooseTheme(next)}>
              <Menu.GroupLabel className="menu-label">{words.theme}</Menu.GroupLabel>
              {themes.map((each) => (
                <Menu.RadioItem key={each} value={each} className="menu-item" closeOnClick={false}>
                  {words.themes[each]}
                  <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="menu-separator" />
            <Menu.Item className="menu-item" render={<Link to="/app/account" />}>
              {words.account}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={signOut}>
              {words.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function signOut(): void {
  endSession().catch((error) => {
    if (isApiError(error)) showToast({ tone: 'bad', title: words.signOut, text: error.message });
  });
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
