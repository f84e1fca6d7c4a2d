import { expect, it } from 'vitest';
import { toDueFilter } from './due-filter.ts';

it('asks for what was chosen', () => {
  expect(['', 'overdue', '30'].map(toDueFilter)).toEqual([{}, { overdue: true }, { withinDays: 30 }]);
});
