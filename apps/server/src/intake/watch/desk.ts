import { type Act, systemActor } from '../../platform/actor.ts';
import type { App } from '../../platform/app.ts';
import type { HeldFolder } from './hold-folder.ts';

/** What taking a file needs: a folder that is held, and the rest of the service. */
export interface Desk {
  readonly app: App;
  readonly folder: HeldFolder;
  /** Runs between the commit and the move: for tests of a node that dies there. */
  readonly beforeMove?: (() => Promise<void>) | undefined;
}

export const act: Act = { actor: systemActor('watch folder'), requestId: null };

/** As quarantine entries name it. */
export const ORIGIN = 'watch_folder';
