import type { CoreField, CoreGroup, CoreShape } from './core-field.ts';
import type { FileLayout, LayoutCell } from './file-layout.ts';
import { parseRowField } from './list-fields.ts';

/** The fields of a core whose files a layout describes: those that its cells name. Any other core has its own. */
export function shapeWith(core: CoreShape, layout: FileLayout | undefined): CoreShape {
  if (layout === undefined) return core;
  const cells = layout.records.flatMap((record) => record.cells);
  const named = cells.flatMap((cell) => (cell.field === undefined ? [] : [{ cell, row: parseRowField(cell.field) }]));
  const groups = [...new Set(named.flatMap(({ row }) => row?.group ?? []))];
  return {
    ...core,
    open: false,
    fields: fieldsOf(named.flatMap(({ cell, row }) => (row === null ? [[cell.field ?? '', cell] as const] : []))),
    groups: groups.map((name): CoreGroup => {
      const own = named.flatMap(({ cell, row }) => (row?.group === name ? [[row.field, cell] as const] : []));
      return { name, title: name, fields: fieldsOf(own) };
    }),
  };
}

/** A field that stands in several lines must fit the shortest of its cells, and is required where one requires it. */
function fieldsOf(named: readonly (readonly [string, LayoutCell])[]): readonly CoreField[] {
  const names = [...new Set(named.map(([name]) => name))];
  return names.map((name) => {
    const own = named.flatMap(([of, cell]) => (of === name ? [cell] : []));
    const lengths = own.flatMap(({ length }) => length ?? []);
    return {
      name,
      title: own.find(({ title }) => title !== undefined)?.title ?? name,
      required: own.some(({ required }) => required === true),
      ...(lengths.length === 0 ? {} : { maxLength: Math.min(...lengths) }),
    };
  });
}
