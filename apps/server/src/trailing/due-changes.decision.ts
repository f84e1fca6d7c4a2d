import type { DueKind } from '@countersign/contract/trailing';
import type { DueContent, NewDueItem } from './types.ts';

/** An item as it is kept. */
export interface KeptItem extends DueContent {
  readonly id: string;
  readonly kind: DueKind;
  readonly dueDate: string;
  readonly isSettled: boolean;
  /** The document that settled it; null where a person did, or nothing. */
  readonly documentId: string | null;
}

/** A document of the loan that came after approval. */
export interface Arrived {
  readonly id: string;
  readonly docType: string;
}

/** The documents whose arrival settles an item of a kind. */
const SETTLED_BY: Readonly<Partial<Record<DueKind, string>>> = {
  recorded_instrument: 'recorded_instrument',
  title_policy: 'title_policy',
  ucc_acknowledgment: 'ucc_acknowledgment',
  hazard_insurance: 'property_insurance',
  flood_insurance: 'flood_policy',
};

export interface DueChanges {
  readonly added: readonly NewDueItem[];
  readonly settled: readonly { readonly id: string; readonly documentId: string | null }[];
  /** Settled by a document that was withdrawn since, and due as before. */
  readonly reopened: readonly { readonly id: string; readonly documentId: string }[];
}

/**
 * What changed between the items that are kept and what is due now. An item that was settled stays so: what a person
 * settled is not asked for again. What a document settled that was withdrawn is. A covenant of a later year was opened when the year before was settled.
 */
export function changesOfDue(
  kept: readonly KeptItem[],
  now: readonly NewDueItem[],
  arrived: readonly Arrived[],
): DueChanges {
  const isSame = (a: NewDueItem | KeptItem, b: NewDueItem | KeptItem) =>
    a.kind === b.kind && a.what === b.what && (a.kind === 'covenant' || a.dueDate === b.dueDate);
  return {
    added: now.filter((item) => !kept.some((one) => isSame(one, item))),
    settled: kept
      .filter((item) => !item.isSettled && !now.some((one) => isSame(item, one)))
      .map(({ id, kind }) => ({
        id,
        documentId: arrived.find(({ docType }) => docType === SETTLED_BY[kind])?.id ?? null,
      })),
    reopened: kept.flatMap((item) =>
      item.documentId !== null &&
      !arrived.some(({ id }) => id === item.documentId) &&
      now.some((one) => isSame(item, one))
        ? [{ id: item.id, documentId: item.documentId }]
        : [],
    ),
  };
}
