import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { shellWords } from '../words/shell.ts';

/** Said while the browser has no network: old numbers must not look like new ones. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return <div role="status">{online ? null : <p className="offline-notice">{shellWords.offline}</p>}</div>;
}
