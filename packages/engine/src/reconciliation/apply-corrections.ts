import { findField } from '../fields/field-catalogue.ts';
import { boxesTouch, holdsCentre } from '../pages/box.ts';
import type { Box } from '../pages/page.ts';
import type { PackageValue, PlacedCorrection } from './loan-package.ts';

/** The values of a document after people put them right, one correction after the other. */
export function applyCorrections(
  values: readonly PackageValue[],
  corrections: readonly PlacedCorrection[],
): readonly PackageValue[] {
  return corrections.reduce<readonly PackageValue[]>((current, correction) => {
    const kept = current.filter((value) => !replaces(correction, value));
    return correction.value === null ? kept : [...kept, toValue(correction)];
  }, values);
}

/**
 * A field that a document states once has one value after the correction. Of a field that it states for several people,
 * a correction with a box replaces what was read there; one without a box stands for all of them. A confirmation leaves
 * neighbors alone whose boxes reach into its own.
 */
export function replaces(
  { fieldName, pageNo, bbox, confirms }: Pick<PlacedCorrection, 'fieldName' | 'pageNo' | 'bbox' | 'confirms'>,
  value: Pick<PackageValue, 'fieldName' | 'pageNo' | 'bbox'>,
): boolean {
  if (value.fieldName !== fieldName) return false;
  if (findField(fieldName)?.repeated !== true || bbox === null) return true;
  if (value.pageNo !== pageNo || value.bbox === null) return false;
  return confirms === true ? isSamePlace(value.bbox, bbox) : boxesTouch(value.bbox, bbox);
}

/** Whether two boxes stand around the same words, be they drawn a little differently. */
export function isSamePlace(a: Box, b: Box): boolean {
  return holdsCentre(a, b) && holdsCentre(b, a);
}

function toValue({ fieldName, value, normalizedValue, valueKind, pageNo, bbox }: PlacedCorrection): PackageValue {
  const place = { pageNo, bbox };
  return {
    fieldName,
    rawText: value,
    normalizedValue,
    valueKind,
    ...place,
    confidence: 1,
    method: 'correction',
    rivals: [],
  };
}
