import { expect, it } from 'vitest';
import { apiWords } from './api.ts';

it('makes whole sentences of what the service says of a field', () => {
  expect(
    ['is missing', 'must have at least 12 characters', 'is not a PDF', 'the code is wrong'].map(apiWords.fieldFault),
  ).toEqual(['Enter a value.', 'This must have at least 12 characters.', 'This is not a PDF.', 'The code is wrong.']);
});

it('names a field and never its path', () => {
  expect(
    ['wires[2].valueDate', '/body/wires/0/payee_name', 'mapping.fields[3].path', ''].map(apiWords.fieldName),
  ).toEqual(['Value date', 'Payee name', 'Path', '']);
});
