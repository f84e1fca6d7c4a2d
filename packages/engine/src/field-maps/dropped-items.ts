import { sameName } from '../reconciliation/comparisons/same-name.ts';
import type { Facts } from '../reconciliation/facts.ts';
import { eachParty } from '../reconciliation/party-names.ts';
import type { FieldMap } from './field-map-entry.ts';
import { listOfField, NAMED_BY, parsePlace } from './list-fields.ts';
import type { LoanItem, LoanItems } from './loan-item.ts';
import type { MappingError } from './mapped-loan.ts';
import { boardedReading } from './source-order.ts';

const WORDS = {
  borrower: 'The borrower',
  guarantor: 'The guarantor',
  note: 'The note',
  collateral: 'The collateral',
} as const;

/**
 * Whom and what the map leaves behind. A core that never hears of a guarantor holds another loan than the one that was
 * signed, so that a map says so (`ignore`) where it means it. Collateral is held to this only by a map that counts it:
 * one field for all of it takes what the first paper says of it as a whole.
 */
export function droppedItems(map: FieldMap, facts: Facts, items: LoanItems): readonly MappingError[] {
  return (['borrower', 'guarantor', 'note', 'collateral'] as const).flatMap((list) => {
    const field = list === 'collateral' ? 'collateral_description' : NAMED_BY[list];
    const places = placesOf(map, list, field);
    if (list === 'collateral' && !places.some((index) => index !== null)) return [];
    const ignored = (map.ignore ?? []).flatMap((text) => {
      const place = parsePlace(text);
      return place !== null && listOfField(place.field) === list ? [place.index] : [];
    });
    return items[list].flatMap((item, index): MappingError[] => {
      const takes = (places: readonly (number | '*' | null)[]) => places.includes('*') || places.includes(index + 1);
      if (takes(places) || takes(ignored)) return [];
      if (places.includes(null) && isWhole(facts, field, item, index)) return [];
      const canonical = `${field}[${index + 1}]`;
      const message = `${WORDS[list]} "${item.label}" goes to no field of the core: no line of the map takes ${canonical}`;
      return [{ coreField: '', canonical, code: 'item_not_mapped', message }];
    });
  });
}

/** Which items the map takes, by the field that stands for them; for a note any of its fields does. */
function placesOf(map: FieldMap, list: keyof typeof WORDS, field: string): readonly (number | '*' | null)[] {
  return map.fields.flatMap(({ canonical, transform }) => {
    const place = parsePlace(canonical);
    if (place === null || transform.startsWith('constant:')) return [];
    const isNamed = list === 'note' ? listOfField(place.field) === 'note' : place.field === field;
    return isNamed ? [place.index] : [];
  });
}

/** Whether the item is (part of) what a line without a place takes: the first, and all that one text names. */
function isWhole(facts: Facts, field: string, item: LoanItem, index: number): boolean {
  const whole = boardedReading(facts, field);
  if (whole === null || whole === 'differing' || !field.endsWith('_name')) return index === 0;
  const names = eachParty([whole]).map(({ value }) => value);
  const { reading } = item.find(field);
  const own = reading === null || reading === 'differing' ? item.label : reading.value;
  return names.some((name) => sameName(name, own).same) || (index === 0 && names.length === 1);
}
