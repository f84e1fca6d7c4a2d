import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import { shapeWith } from '@countersign/engine/field-maps/layout-shape';
import { readLayoutAnswer } from '@countersign/engine/field-maps/read-layout-answer';
import type { BoardingOrder, CoreAdapter, CoreFault } from '../../../platform/core-adapter.ts';
import { keepDetail } from '../answer-text.ts';
import { checkValues } from '../check-values.ts';
import type { Ack } from '../file-drop/ack.ts';
import { fileDropAdapter } from '../file-drop/file-drop-adapter.ts';
import { delimitedExample, fixedExample } from './examples.ts';
import { fileLayoutShape } from './shape.ts';
import { writeOrder } from './write-order.ts';

/** Batch files as a core describes them: most banks reach Jack Henry, Fiserv and FIS by such files. */
export const fileLayoutAdapter: CoreAdapter = fileDropAdapter({
  providerId: 'file_layout',
  title: 'Batch file by layout',
  setting: 'file_layout.folder',
  shape: fileLayoutShape,
  starter: fixedExample,
  examples: [
    { title: 'Example: fixed-width records', mapping: fixedExample },
    { title: 'Example: records with | between the cells', mapping: delimitedExample },
  ],
  validate,
  names: (order) => {
    const ending = `.${layoutOf(order).extension}`;
    return { before: [], token: { draft: 'order', ending }, ack: ending };
  },
  write: (order) => ({ order: writeOrder(layoutOf(order), order).text }),
  readAck,
});

/** A map of this core always has one. */
function layoutOf({ layout }: BoardingOrder): FileLayout {
  if (layout === undefined) throw new Error('The order has no layout.');
  return layout;
}

function validate(order: BoardingOrder): readonly CoreFault[] {
  const layout = layoutOf(order);
  const faults = checkValues(shapeWith(fileLayoutShape, layout), order.fields);
  const told = new Set(faults.map(({ coreField }) => coreField));
  const written = writeOrder(layout, order).faults;
  return [...faults, ...written.filter(({ coreField }) => !told.has(coreField))];
}

function readAck(text: string, order: BoardingOrder): Ack | null {
  const layout = layoutOf(order);
  const { lines } = writeOrder(layout, order);
  const verdict = readLayoutAnswer(layout, text, { boardingId: order.boardingId, lines });
  if (verdict === null || verdict.outcome === 'accepted') return verdict;
  const words = verdict.reasons.map(({ field, message }) => [field, message].filter((word) => word !== '').join(': '));
  const faults = verdict.reasons.flatMap(({ field, message }) => {
    const coreField = fieldCalled(field, layout, order);
    return coreField === null ? [] : [{ coreField, message: keepDetail(message) || 'is refused' }];
  });
  return {
    outcome: 'refused',
    detail: keepDetail(words.join('; ')) || 'The core refused the file and gave no reason.',
    faults,
  };
}

/** A core names a field as the map does, or by the title of its cell. */
function fieldCalled(name: string, { records }: FileLayout, order: BoardingOrder): string | null {
  const wanted = name.toLowerCase();
  const cells = records.flatMap((record) => record.cells);
  const titled = cells.find(({ title, field }) => field !== undefined && title?.toLowerCase() === wanted)?.field;
  const found = order.fields.find(({ core }) => core.toLowerCase() === wanted || core === titled);
  return found?.core ?? null;
}
