import type { LoanField } from '@countersign/contract/extraction';
import type { Box } from '../../page-viewer/fractions.ts';

/** What a value may be: as it was read, or one of the others that were found for it, with its place. */
export interface ValueChoice {
  readonly text: string;
  readonly pageNo: number | null;
  readonly box: Box | null;
}

/** The value that was read comes first. Another place that says the same is no other value. */
export function choicesOf({ rawText, pageNo, bbox, normalizedValue, rivals }: LoanField): readonly ValueChoice[] {
  const seen = new Set([normalizedValue]);
  const others = rivals.filter((rival) => !seen.has(rival.normalizedValue) && seen.add(rival.normalizedValue));
  return [
    { text: rawText ?? '', pageNo, box: bbox },
    ...others.map((rival) => ({ text: rival.rawText, pageNo: rival.pageNo, box: rival.bbox })),
  ];
}
