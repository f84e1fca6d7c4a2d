import { collapseSpaces } from '../values/print-text.ts';
import { impossible, type Transform, written } from './transform.ts';

/** Longer than any field of a core. */
const MAX_LENGTH = 4000;

function lengthFault(text: string | undefined): string | null {
  const length = Number(text);
  return Number.isInteger(length) && length >= 1 && length <= MAX_LENGTH && /^\d+$/.test(text ?? '')
    ? null
    : `needs a length from 1 to ${MAX_LENGTH}, such as truncate:40`;
}

export const textTransforms = {
  none: { description: 'As it was read.', apply: (value) => written(value) },
  trim: {
    description: 'Without spaces around it and with single spaces inside.',
    apply: (value) => written(collapseSpaces(value)),
  },
  upper: { description: 'In capital letters.', apply: (value) => written(value.toUpperCase()) },
  digits: {
    description: 'Its digits alone; refused where letters would be lost.',
    apply: (value) => {
      if (/\p{L}/u.test(value)) return impossible('holds letters, which would be lost');
      if (/[*•]/.test(value)) return impossible('is masked');
      const digits = value.replace(/\D/g, '');
      return digits === '' ? impossible('holds no digit') : written(digits);
    },
  },
  alnum: {
    description: 'Its letters and digits alone.',
    apply: (value) => {
      if (/[*•]/.test(value)) return impossible('is masked');
      const kept = value.replace(/[^\p{L}\p{N}]/gu, '');
      return kept === '' ? impossible('holds no letter and no digit') : written(kept);
    },
  },
  last4: {
    description: 'Its last four digits or letters.',
    apply: (value) => {
      const kept = value.replace(/[^\p{L}\p{N}]/gu, '');
      return kept.length < 4 ? impossible('has fewer than four digits or letters') : written(kept.slice(-4));
    },
  },
  truncate: {
    description: 'Checked against a length; refused where anything would be cut off.',
    argument: 'n',
    checkArguments: ([length, ...more]) => (more.length > 0 ? 'takes one length' : lengthFault(length)),
    apply: (value, [length]) => {
      const kept = value.trim();
      return [...kept].length <= Number(length)
        ? written(kept)
        : impossible(`is longer than ${length} characters and would be cut off`);
    },
  },
  pad_left: {
    description: 'Filled up on the left to a length.',
    argument: 'n:c',
    checkArguments: ([length, filler, ...more]) => {
      const fault = lengthFault(length);
      if (fault !== null) return fault;
      return more.length > 0 || [...(filler ?? '')].length !== 1
        ? 'needs one character to fill with, such as pad_left:10:0'
        : null;
    },
    apply: (value, [length, filler = '0']) => {
      const kept = value.trim();
      return kept.length > Number(length)
        ? impossible(`is longer than ${length} characters`)
        : written(kept.padStart(Number(length), filler));
    },
  },
  lookup: {
    description: 'The code that a table has for it.',
    argument: 'table',
    checkArguments: ([name, ...more], tables) => {
      if (name === undefined || name === '' || more.length > 0) return 'needs the name of a table';
      return tables[name] === undefined
        ? `knows no table ${name}; there are ${Object.keys(tables).join(', ') || 'none'}`
        : null;
    },
    apply: (value, [name = ''], { tables }) => {
      const table = tables[name] ?? {};
      const key = value.trim().toLowerCase();
      const found = Object.entries(table).find(([from]) => from.toLowerCase() === key);
      return found === undefined ? impossible(`is not in the table ${name}`) : written(found[1]);
    },
  },
  constant: {
    description: 'Always this text, whatever the loan says.',
    argument: 'v',
    // A colon may be part of the text.
    checkArguments: (args) => (args.join(':') === '' ? 'needs the text, such as constant:USD' : null),
    needsNoValue: true,
    apply: (_, args) => written(args.join(':')),
  },
} as const satisfies Readonly<Record<string, Transform>>;
