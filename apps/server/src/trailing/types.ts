import type { DueKind } from '@countersign/contract/trailing';

/** What is due in words, and until when it is asked for every year; null where it is asked for once. */
export interface DueContent {
  readonly what: string;
  readonly yearlyUntil: string | null;
}

export interface NewDueItem extends DueContent {
  readonly kind: DueKind;
  readonly dueDate: string;
}
