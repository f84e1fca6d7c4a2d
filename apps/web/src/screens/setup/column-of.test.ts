import { expect, it } from 'vitest';
import { columnOf } from './column-of.ts';

it('names a place of a record as the file does', () => {
  expect(columnOf('$.Loan No.', 'csv')).toBe('Loan No.');
  expect(columnOf("$.Name[Party Role='Guarantor'][*]", 'csv')).toBe('Name (Party Role: Guarantor)');
  expect(columnOf("$['odd.name']", 'csv')).toBe('odd.name');
  expect(columnOf("$.'Sheet 2'!Guarantor[*]", 'xlsx')).toBe('Sheet 2: Guarantor');
  expect(columnOf('$.loan.guarantors[*].name', 'json')).toBe('loan › guarantors › name');
});
