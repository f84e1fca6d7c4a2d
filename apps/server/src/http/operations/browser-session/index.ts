import type { Operation } from '../../operation.ts';
import { endBrowserSession } from './end-browser-session.ts';
import { openBrowserSession } from './open-browser-session.ts';
import { refreshBrowserSession } from './refresh-browser-session.ts';

export const browserSessionOperations = [
  openBrowserSession,
  refreshBrowserSession,
  endBrowserSession,
] as const satisfies readonly Operation[];
