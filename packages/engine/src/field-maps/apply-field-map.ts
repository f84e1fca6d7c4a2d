import type { Facts, Reading } from '../reconciliation/facts.ts';
import type { CoreShape } from './core-field.ts';
import { droppedItems } from './dropped-items.ts';
import { type FieldMap, type FieldMapEntry, tablesOf } from './field-map.ts';
import { shapeWith } from './layout-shape.ts';
import { fieldOfPlace, type LoanList, listOfField, parsePlace, parseRowField } from './list-fields.ts';
import type { LoanItems } from './loan-item.ts';
import { loanItems } from './loan-items.ts';
import type { MappedLoan, MappingError } from './mapped-loan.ts';
import { boardedReading, waitingReading } from './source-order.ts';
import { type MapContext, type Outcome, writeField, writeJoined, writeRow } from './write-field.ts';

export type { MappedField, MappedLoan, MappingError } from './mapped-loan.ts';

/** Writes a loan for a core. `isUncertain` tells readings that no person has confirmed and that nothing may rest on yet. */
export function applyFieldMap(
  map: FieldMap,
  provider: CoreShape,
  facts: Facts,
  isUncertain: (reading: Reading) => boolean,
): MappedLoan {
  const core = shapeWith(provider, map.layout);
  const items = loanItems(facts);
  const context: MapContext = { core, tables: tablesOf(map, core), isUncertain };
  const done = new Set<string>();
  const mapped = map.fields.flatMap((entry): readonly Outcome[] => {
    const row = parseRowField(entry.core);
    if (row === null) return [mapEntry(entry, facts, items, context)];
    // All rows of a group stand together, where the map first speaks of it.
    if (done.has(row.group)) return [];
    done.add(row.group);
    return mapGroup(map, row.group, items, context);
  });
  return {
    fields: mapped.map(({ field }) => field),
    errors: [
      ...mapped.flatMap(({ error }) => error ?? []),
      ...unmappedFields(map, core),
      ...droppedItems(map, facts, items),
    ],
  };
}

function mapEntry(entry: FieldMapEntry, facts: Facts, items: LoanItems, context: MapContext): Outcome {
  const place = parsePlace(entry.canonical);
  const list = place === null || place.index === null ? null : listOfField(place.field);
  if (place === null || list === null) {
    const whole = { reading: boardedReading(facts, entry.canonical), waiting: waitingReading(facts, entry.canonical) };
    return writeField(entry, entry.core, whole, context);
  }
  if (place.index === '*') {
    return writeJoined(
      entry,
      items[list].map((item) => item.find(place.field)),
      context,
    );
  }
  const item = items[list][Number(place.index) - 1];
  return writeField(entry, entry.core, item?.find(place.field) ?? { reading: null, waiting: null }, context);
}

/** The rows of a group: the items of each list that fills it, one list after the other, as the map names them. */
function mapGroup(map: FieldMap, group: string, items: LoanItems, context: MapContext): readonly Outcome[] {
  const entries = map.fields.filter(({ core }) => parseRowField(core)?.group === group);
  const lists = [...new Set(entries.flatMap(({ canonical }) => listOf(canonical) ?? []))];
  const rows = lists.flatMap((list) => {
    const own = entries.filter(({ canonical }) => listOf(canonical) === list);
    return items[list].map((item, index) => ({ item, own, number: index + 1, list }));
  });
  const told = new Set<string>();
  return rows.flatMap(({ item, own, number, list }, index) =>
    own.map((entry) => {
      const found = item.find(fieldOfPlace(entry.canonical));
      const outcome = writeRow(entry, { row: index + 1, item: number }, found, context);
      if (list !== 'payment' || outcome.error === null) return outcome;
      // Hundreds of payments follow from one term of the note: what is wrong with it is said once.
      const fault = `${entry.canonical} ${outcome.error.message}`;
      if (told.has(fault)) return { ...outcome, error: null };
      told.add(fault);
      return outcome;
    }),
  );
}

function listOf(canonical: string): LoanList | null {
  return listOfField(parsePlace(canonical)?.field ?? '');
}

/** What the core requires and no line of the map gives: fields, and fields of the rows that the map fills. */
function unmappedFields(map: FieldMap, core: CoreShape): readonly MappingError[] {
  const told = (name: string, title: string): MappingError => {
    const message = `${title} is required by the core and the map does not fill it`;
    return { coreField: name, canonical: '', code: 'not_mapped', message };
  };
  const single = core.fields
    .filter(({ name, required }) => required && !map.fields.some((entry) => entry.core === name))
    .map(({ name, title }) => told(name, title));
  const rows = (core.groups ?? []).flatMap((group) => {
    const own = map.fields.filter((entry) => parseRowField(entry.core)?.group === group.name);
    const lists = new Set(own.map(({ canonical }) => listOf(canonical)));
    return group.fields
      .filter(({ required }) => required)
      .filter(({ name }) =>
        [...lists].some(
          (list) => !own.some((e) => parseRowField(e.core)?.field === name && listOf(e.canonical) === list),
        ),
      )
      .map(({ name, title }) => told(name === '' ? `${group.name}[*]` : `${group.name}[*].${name}`, title));
  });
  return [...single, ...rows];
}
