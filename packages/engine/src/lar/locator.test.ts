import { describe, expect, it } from 'vitest';
import { parseLocator } from './locator.ts';
import type { RecordFormat } from './record-source.ts';

/** Steps as text: names bare, [*] and [n] as written, attributes with @. */
function shown(format: RecordFormat, path: string): string {
  const locator = parseLocator(format, path);
  if (!locator.ok) return `refused: ${locator.refusal}`;
  const steps = locator.effect.steps.map((step) => {
    switch (step.kind) {
      case 'name':
        return step.name;
      case 'all':
        return '[*]';
      case 'index':
        return `[${step.index}]`;
      default:
        return `${step.key.join('/')}${step.attribute === null ? '' : `@${step.attribute}`}=${step.equals}`;
    }
  });
  const sheet = locator.effect.sheet === undefined ? [] : [`${locator.effect.sheet}!`];
  return [...sheet, ...steps, ...(locator.effect.attribute === null ? [] : [`@${locator.effect.attribute}`])].join(
    ' | ',
  );
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

describe('tests for equality', () => {
  it.each([
    [
      'xml',
      "$.deal.loans.loan[@LoanRoleType='SubjectLoan'].amount",
      'deal | loans | loan | @LoanRoleType=SubjectLoan | amount',
    ],
    ['xml', "$.a.p[Role.Type='Borrower'][*].name", 'a | p | Role/Type=Borrower | [*] | name'],
    ['xml', "$.a.p[Role@code='B'][2]@tin", 'a | p | Role@code=B | [2] | @tin'],
    ['json', "$.parties[?role='Guarantor'].name[*]", 'parties | role=Guarantor | name | [*]'],
    ['json', '$.p[?a.b="it\'s"][*].x', "p | a/b=it's | [*] | x"],
    ['json', "$.p[?'odd=key'='x'].y", 'p | odd=key=x | y'],
    ['csv', "$.Name[Role='Borrower'][*]", 'Name | Role=Borrower | [*]'],
    ['csv', "$['Name [1]'][Party Role='Co-Borrower']", 'Name [1] | Party Role=Co-Borrower'],
    ['xlsx', "$.'Loan sheet'!Name[Role='Borrower'][*]", 'Loan sheet! | Name | Role=Borrower | [*]'],
    ['xlsx', "$.'Bob''s'!['x[*]']", "Bob's! | x[*]"],
    ['xlsx', "$.Owner's name", "Owner's name"],
    ['docx', "$.Name[Role='Borrower'][*]", 'Name | Role=Borrower | [*]'],
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
    ['json', "$.a[?b>'1']", 'brackets hold *'],
    ['json', "$.a[?b='']", 'empty text'],
    ['xml', "$.a[b='1'][c='2']", 'two brackets in a row'],
    ['xlsx', "$.'Sheet'!", 'names a sheet and no column'],
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
