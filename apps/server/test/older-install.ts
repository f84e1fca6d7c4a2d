import type { App } from '../src/platform/app.ts';

/** The App of an install that an older release began: its oldest key says nothing of when entries got codes. */
export function olderInstall(app: App): App {
  return { ...app, keyring: { ...app.keyring, authenticatesAll: false } };
}
