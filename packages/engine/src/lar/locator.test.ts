import { describe, expect, it } from 'vitest';
import { parseLocator } from './locator.ts';

/** Steps as text: names bare, [*] and [n] as written, attributes with @. */
function shown(format: 'json' | 'csv' | 'xml' | 'docx', path: string): string {
  const locator = parseLocator(format, path);
  if (!locator.ok) return `refused: ${locator.refusal}`;
  const steps = locator.effect.steps.map((step) =>
    step.kind === 'name' ? step.name : step.kind === 'all' ? '[*]' : `[${step.index}]`,
  );
  return [...steps, ...(locator.effect.attribute === null ? [] : [`@${locator.effect.attribute}`])].join(' | ');
}

describe('locators of the specification', () => {
  it.each([
    ['json', '$.a.b', 'a | b'],
    ['json', '$.list[*].x', 'list | [*] | x'],
    ['csv', '$.Column', 'Column'],
    ['csv', '$.Column[*]', 'Column | [*]'],
    ['xml', '$.loan.guarantors.guarantor[*].name', 'loan | guarantors | guarantor | [*] | name'],
    ['xml', '$.loan@number', 'loan | @number'],
    ['xml', '$.loan.guarantor[*]@limit', 'loan | guarantor | [*] | @limit'],
    ['xml', '$.loan.guarantor[2].name', 'loan | guarantor | [2] | name'],
    ['docx', '$.Label', 'Label'],
    ['docx', '$.Label[*]', 'Label | [*]'],
  ] as const)('%s %s', (format, path, steps) => {
    expect(shown(format, path)).toBe(steps);
  });
});

describe('names that hold signs of the language', () => {
  it.each([
    ['json', "$['odd.name'].x", 'odd.name | x'],
    ['json', '$["it\'s"][\'say "hi"\']', 'it\'s | say "hi"'],
    ['json', "$['a\\'b\\\\c']", "a'b\\c"],
    ['json', '$[*].x', '[*] | x'],
    ['json', '$.Loan Amount ($)', 'Loan Amount ($)'],
    ['json', '$.@id', '@id'],
    ['csv', '$.Rate (incl. fees)', 'Rate (incl. fees)'],
    ['csv', '$.Amt[USD][*]', 'Amt[USD] | [*]'],
    ['csv', "$['x[*]']", 'x[*]'],
    ['csv', "$['x[*]'][*]", 'x[*] | [*]'],
    ['xml', "$.loan['rate.margin']", 'loan | rate.margin'],
    ['xml', '$.loan@rate.type', 'loan | @rate.type'],
    ['docx', '$.Loan No.', 'Loan No.'],
  ] as const)('%s %s', (format, path, steps) => {
    expect(shown(format, path)).toBe(steps);
  });
});

describe('what is not in the language is refused with how to write it', () => {
  it.each([
    ['json', 'loan.amount', 'must start with $'],
    ['json', '$', 'names nothing'],
    ['json', '$.', 'empty name'],
    ['json', '$..a', 'empty name'],
    ['json', '$.a.', 'empty name'],
    ['json', '$.a.*', 'name[*]'],
    ['json', '$.a[0]', 'read whole, as name[*]'],
    ['json', '$.a[?(@.x)]', 'brackets hold *'],
    ['json', '$.a[*', 'without ]'],
    ['json', '$.a]', '] without ['],
    ['json', "$['a", 'does not end'],
    ['json', "$['']", 'empty name'],
    ['json', "$['a'x]", 'lacks ]'],
    ['json', '$a', 'where . or [ is expected'],
    ['json', '$.a .b', 'a space at an end'],
    ['json', '$.a[*]b', 'where . or [ is expected'],
    ['csv', '$Column', 'behind $.'],
    ['csv', '$.', 'empty name'],
    ['csv', '$[*]', 'behind $.'],
    ['csv', "$['a']['b']", 'one column'],
    ['docx', '$. ', 'empty name'],
    ['xml', '$.loan.guarantor[0]', 'count from [1]'],
    ['xml', '$.x:loan', 'local name'],
    ['xml', '$.loan@', 'attribute'],
    ['xml', '$.loan@x:number', 'leave it out'],
    ['xml', '$@number', 'root element'],
    ['xml', '$[*].loan', 'root element'],
    ['xml', '$.loan[1][*]', 'two brackets'],
    ['xml', '$.loan amount', 'cannot be the name of an element'],
    ['xml', '$.loan[-1]', 'a number from 1'],
  ] as const)('%s %s', (format, path, words) => {
    expect(shown(format, path)).toMatch(/^refused: /);
    expect(shown(format, path)).toContain(words);
  });
});
