import type { Json } from '../evidence/canonical-json.ts';
import type { Place } from '../lar/place.ts';
import type { Box } from '../pages/page.ts';

export const severities = ['exception', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

export type Category = 'completeness' | 'validation' | 'calculation' | 'consistency' | 'approval' | 'execution';

/** One place that a finding points to, in the shape of the interface. */
export interface FindingSource {
  readonly documentId: string;
  /** The document's type, `lar` for the approval record, `intake` for what was given at intake. */
  readonly source: string;
  readonly field: string | null;
  /** As it is printed. */
  readonly value: string | null;
  readonly pageNo: number | null;
  readonly bbox: Box | null;
}

/** What one source says, raw and normalized, beside what the others say. */
export interface Observed {
  readonly raw: string | null;
  readonly normalized: string | null;
  readonly source: string;
  readonly documentId: string;
  readonly field: string;
  /** Where in the approval record it stood; null for pages. */
  readonly place: Place | null;
}

/** How far apart the values lie; the parts that do not apply are left out. */
export interface Difference {
  readonly amount?: string;
  readonly percent?: string;
  readonly days?: number;
  readonly basisPoints?: string;
}

/** An assumption that a calculation was done under, and what it gave. */
export interface Tried {
  readonly assumption: string;
  readonly result: string;
}

/** What a program needs to show and to check a finding. Decimals are texts. */
export interface FindingData {
  readonly category: Category;
  readonly comparison: string;
  readonly kind: string | null;
  readonly expected: string | null;
  readonly observed: readonly Observed[];
  readonly difference: Difference | null;
  readonly tolerance: string | null;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly formula?: string;
  readonly tried?: readonly Tried[];
  /** What only some rules say, such as `missing` and `extra` of sets. */
  readonly [more: string]: Json | readonly Observed[] | readonly Tried[] | Difference | undefined;
}

export interface Finding {
  readonly ruleId: string;
  readonly ruleVersion: string;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: { readonly message: string; readonly sources: readonly FindingSource[]; readonly data: FindingData };
}
