import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useEnrollmentDemanded } from '../api/enrollment.ts';
import { hasSessionEnded, useSession } from '../api/session.ts';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { shellWords as words } from '../words/shell.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { EnrollFirst } from './enroll-first.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SetupNotice } from './setup-notice.tsx';
import './shell.css';

/** The frame around every screen of those who are signed in. */
export function Shell() {
  const session = useSession();
  const mustEnroll = useEnrollmentDemanded();
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  useShortcuts(words.help.everywhere, [
    { keys: 'mod+k', label: words.palette.open, run: () => setOpen('palette') },
    { keys: '?', label: words.help.open, run: () => setOpen('help') },
  ]);
  useSignInWhenEnded(session === null);
  if (session === null) return null;

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <Navigation user={session.user} onSearch={() => setOpen('palette')} onHelp={() => setOpen('help')} />
      <div className="shell-main">
        <OfflineNotice />
        {session.user.roles.includes('admin') ? <SetupNotice /> : null}
        <main id="content" className="shell-content" tabIndex={-1}>
          {mustEnroll ? <EnrollFirst /> : <Outlet />}
        </main>
      </div>
      {open === 'palette' ? <CommandPalette user={session.user} onClose={() => setOpen(null)} /> : null}
      <CodeDialog />
      <KeyboardHelp open={open === 'help'} onClose={() => setOpen(null)} />
    </div>
  );
}

/** The session ended while a screen was open: back to it after the next sign-in. */
function useSignInWhenEnded(ended: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!ended) return;
    const next = router.state.location.href;
    const search = hasSessionEnded() ? { next, ended: true as const } : { next };
    void router.navigate({ to: '/app/sign-in', search, replace: true });
  }, [ended, router]);
}
