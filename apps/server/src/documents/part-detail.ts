import type { SplitDocument } from '@countersign/engine/classification/split-package';

/** Why a part is what it is, as the engine said it; shown to the reviewer. */
export type PartDetail = Pick<SplitDocument, 'decidedBy' | 'completeness' | 'blankPages' | 'notes'> & {
  /** The part that this one repeats, and how alike the two are. */
  readonly duplicateOf: { readonly partId: string; readonly detail: string } | null;
};
