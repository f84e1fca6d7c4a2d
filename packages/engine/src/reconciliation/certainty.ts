import { findField } from '../fields/field-catalogue.ts';
import type { Box } from '../pages/page.ts';
import { sameValue } from './comparisons/same-value.ts';
import type { Facts, Reading } from './facts.ts';
import type { PackageDocument, PackageValue } from './loan-package.ts';
import type { Policy } from './policy.ts';

/** The rule that asks people to look at such a value; settling its finding settles the doubt. */
export const LOW_CERTAINTY_RULE = 'R-506';

/** A second candidate this near in certainty might as well be the right one. */
const CLOSE = 0.05;

type CertaintyPolicy = Pick<Policy, 'minConfidence' | 'tolerances'>;

export interface Doubt {
  /** Whether it was read with less certainty than is asked for. */
  readonly low: boolean;
  /** Other readings with another meaning that are about as certain. */
  readonly close: PackageValue['rivals'];
}

/** Why nothing may rest on a value of a document before a person has looked at it; null where it may. */
export function doubtOf({ docType }: PackageDocument, value: PackageValue, policy: CertaintyPolicy): Doubt | null {
  // A person who confirmed or corrected a value is certain of it.
  if (value.normalizedValue === null || value.method === 'correction') return null;
  const close = value.rivals.filter(
    (rival) =>
      rival.confidence >= value.confidence - CLOSE &&
      isOther(value, rival.normalizedValue, policy) &&
      !(docType === 'closing_disclosure' && isEstimateColumn(value, rival)),
  );
  const low = value.confidence < policy.minConfidence;
  return low || close.length > 0 ? { low, close } : null;
}

/**
 * A Closing Disclosure repeats the figures of the Loan Estimate beside its own: in the same row, to the left of the final
 * ones. That column is no second reading.
 */
function isEstimateColumn({ pageNo, bbox }: PackageValue, rival: PackageValue['rivals'][number]): boolean {
  if (bbox === null || pageNo !== rival.pageNo) return false;
  const middle = ({ y, h }: Box) => y + h / 2;
  return Math.abs(middle(bbox) - middle(rival.bbox)) < bbox.h / 2 && rival.bbox.x + rival.bbox.w <= bbox.x;
}

/** The reading that a value of a document became. */
export function readingOf(facts: Facts, document: PackageDocument, value: PackageValue): Reading | undefined {
  const readings = value.proposed === true ? facts.proposedOf : facts.readingsOf;
  return readings(document, value.fieldName).find((reading) => isOf(reading, value));
}

/** Tells readings that are in doubt, for those who build on them. What the approval record says is as it was written. */
export function doubtfulReadings(facts: Facts, policy: CertaintyPolicy): (reading: Reading) => boolean {
  return (reading) => {
    const document = facts.documents.find(({ id }) => id === reading.documentId);
    const value = document?.values.find((one) => one.fieldName === reading.field && isOf(reading, one));
    return document !== undefined && value !== undefined && doubtOf(document, value, policy) !== null;
  };
}

function isOf(reading: Reading, value: PackageValue): boolean {
  return reading.raw === value.rawText && reading.value === value.normalizedValue && reading.pageNo === value.pageNo;
}

/** Another meaning. A name with a word more is the same name, and of free text no two cuts are alike. */
function isOther(
  { fieldName, valueKind, normalizedValue }: PackageValue,
  rival: string,
  policy: CertaintyPolicy,
): boolean {
  if (valueKind === 'text' && findField(fieldName)?.vocabulary === undefined) return false;
  const { same, near, serious } = sameValue(valueKind, normalizedValue ?? '', rival, policy.tolerances);
  return !same && !((valueKind === 'name' || valueKind === 'address') && near && !serious);
}
