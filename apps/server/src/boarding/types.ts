import type { BoardingErrorStatus } from '@countersign/contract/closed-sets';

/** Why one field of a core cannot be filled. */
export interface PreviewError {
  readonly coreField: string;
  readonly canonical: string;
  readonly code: string;
  readonly message: string;
}

interface Fault {
  readonly coreField: string;
  readonly message: string;
}

/** What the core said, or what we say for it. */
export interface CoreError {
  readonly status: BoardingErrorStatus;
  readonly detail: string;
  readonly raw: string;
  readonly faults: readonly Fault[];
}

/** What a core holds, as decisions see it: the same as CoreStanding, which they may not import. */
export type Standing =
  | {
      readonly kind: 'held';
      readonly stage: 'staged' | 'committed' | 'voided';
      readonly coreReference: string | null;
      readonly differing: readonly Fault[];
      readonly raw: string;
    }
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly Fault[]; readonly raw: string }
  | { readonly kind: 'absent'; readonly raw: string }
  | { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };
