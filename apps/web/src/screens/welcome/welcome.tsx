import type { SetupStatus } from '@countersign/contract/closed-sets';
import { useEffect, useState } from 'react';
import { fetchSetupStatus } from '../../api/setup-status.ts';
import { welcomeWords as words } from '../../words/welcome.ts';

/** The shell that is served until the screens are here: it says what this is and how far its setup has come. */
export function Welcome() {
  const [status, setStatus] = useState<SetupStatus | 'asking' | null>('asking');
  useEffect(() => {
    void fetchSetupStatus().then(setStatus);
  }, []);

  return (
    <main className="welcome">
      <h1>{words.name}</h1>
      <p className="purpose">{words.purpose}</p>
      <p role="status">
        {status === 'asking' ? words.asking : status === null ? words.unreachable : words.setup[status]}
      </p>
      <p>
        <a href="/docs">{words.documents}</a>
      </p>
    </main>
  );
}
