import type { LoanField } from '@countersign/contract/extraction';
import { expect, it } from 'vitest';
import { afterSettled, waitingValues } from './proposed-values.ts';

const field = (fieldName: string, state: LoanField['state'], y = 0.1) =>
  ({
    documentId: 'd',
    docType: 'promissory_note',
    fieldName,
    pageNo: 1,
    bbox: { x: 0.1, y, w: 0.1, h: 0.1 },
    state,
  }) as LoanField;

it('shows what waits and nothing else, each under a name of its own', () => {
  const all = [field('a', 'stated'), field('b', 'proposed'), field('b', 'proposed', 0.3), field('c', 'confirmed')];
  const waiting = waitingValues(all);
  expect(waiting.map(({ field: { fieldName } }) => fieldName)).toEqual(['b', 'b']);
  expect(new Set(waiting.map(({ key }) => key)).size).toBe(2);
  expect(waiting.map(({ source }) => source.index)).toEqual([0, 1]);
});

it('goes to the next after one is settled, and back to the last that is left', () => {
  const waiting = waitingValues([field('a', 'proposed'), field('b', 'proposed')]);
  const [first, second] = waiting.map(({ key }) => key) as [string, string];
  expect(afterSettled(waiting, first)).toBe(second);
  expect(afterSettled(waiting, second)).toBe(first);
  expect(afterSettled(waiting.slice(0, 1), first)).toBeNull();
});
