import { useSyncExternalStore } from 'react';
import { whenPersonLeaves } from './session.ts';

/** Whether the service takes nothing from this person before they enrolled an authenticator app. */
let demanded = false;
const listeners = new Set<() => void>();

export function setEnrollmentDemanded(next: boolean): void {
  if (demanded === next) return;
  demanded = next;
  for (const listener of listeners) listener();
}

whenPersonLeaves(() => setEnrollmentDemanded(false));

export function useEnrollmentDemanded(): boolean {
  return useSyncExternalStore(subscribe, () => demanded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
