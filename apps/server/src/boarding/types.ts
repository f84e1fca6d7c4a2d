import type { BoardingErrorStatus } from '@countersign/contract/closed-sets';
import type { CoreFault, CoreStanding } from '../platform/core-adapter.ts';

/** Why one field of a core cannot be filled. */
export interface PreviewError {
  readonly coreField: string;
  readonly canonical: string;
  readonly code: string;
  readonly message: string;
}

/** What the core said, or what we say for it. */
export interface CoreError {
  readonly status: BoardingErrorStatus;
  readonly detail: string;
  readonly raw: string;
  readonly faults: readonly CoreFault[];
}

export type { CoreFault } from '../platform/core-adapter.ts';

/** What a core holds, as decisions see it: they import nothing but types of their room. */
export type Standing = CoreStanding;
