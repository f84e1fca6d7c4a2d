import type { CoreFault } from '../../../platform/core-adapter.ts';

/** What a core says in its answer to a file. */
export type Ack =
  | { readonly outcome: 'accepted'; readonly reference: string | null }
  | { readonly outcome: 'refused'; readonly detail: string; readonly faults: readonly CoreFault[] };
