import { describe, expect, it } from 'vitest';
import { checkMapping, type MappingField } from '../../src/lar/mapping.ts';
import { describePlace } from '../../src/lar/place.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordSource } from '../../src/lar/record-source.ts';
import { type CellOf, workbookSource } from './workbook-file.ts';

function read(source: RecordSource, fields: readonly MappingField[]) {
  const checked = checkMapping({ format: source.format, fields }, source.format);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
  const { values, faults, missing, notes = [] } = readRecord(checked.effect, source);
  return {
    values: values.map(
      ({ field, rawText, value, place }) => `${field} = ${rawText} = ${value} @ ${describePlace(place)}`,
    ),
    faults: faults.map(({ code, message }) => `${code}: ${message}`),
    missing,
    notes,
  };
}

const csv = (...lines: readonly string[]): RecordSource => ({ format: 'csv', text: lines.join('\n') });

describe('what a number is measured in is asked and not guessed', () => {
  it.each([
    ['interest_rate', '0.06875', 'can mean 6.875% (a fraction) or 0.06875%'],
    ['interest_rate', '0.5', 'can mean 50% (a fraction) or 0.5%'],
    ['term_months', '30', 'can mean 30 years (360 months) or 30 months'],
    ['amortization_months', '50', 'can mean 50 years (600 months) or 50 months'],
    ['ltv_percent', '0.68', 'can mean 68% (a fraction) or 0.68%'],
  ])('%s %s', (canonical, text, question) => {
    const found = read(csv('x', text), [{ canonical, path: '$.x' }]);
    expect(found.faults).toEqual([expect.stringContaining(question)]);
    expect(found.faults[0]).toMatch(/^ambiguous: .*set unit to/);
    expect(found.values).toEqual([`${canonical} = ${text} = null @ row 2, column "x"`]);
  });

  it.each([
    ['interest_rate', '0.51', '0.51'],
    ['interest_rate', '0.06875%', '0.06875'],
    ['interest_rate', '0', '0'],
    ['term_months', '51', '51'],
    ['term_months', '30 years', '360'],
    ['grace_days', '10', '10'],
  ])('%s %s is clear', (canonical, text, value) => {
    const found = read(csv('x', text), [{ canonical, path: '$.x' }]);
    expect(found.faults).toEqual([]);
    expect(found.values[0]).toContain(` = ${value} @`);
  });

  it.each([
    ['interest_rate', 'fraction', '0.06875', '6.875'],
    ['interest_rate', 'bps', '687.5', '6.875'],
    ['interest_rate', 'percent', '0.25', '0.25'],
    ['interest_rate', 'fraction', '6.875%', '6.875'],
    ['term_months', 'years', '30', '360'],
    ['term_months', 'months', '30', '30'],
    ['term_months', 'days', '730', '24'],
    ['term_months', 'years', '84 months', '84'],
    ['principal_amount', 'thousands', '$6,400', '6400000.00'],
    ['principal_amount', 'cents', '125', '1.25'],
  ] as const)('%s in %s: %s', (canonical, unit, text, value) => {
    const found = read(csv('x', `"${text}"`), [{ canonical, path: '$.x', unit }]);
    expect(found.faults).toEqual([]);
    expect(found.values[0]).toContain(` = ${value} @`);
  });
});

describe('a mapping says more than a path', () => {
  it('a role column tells the guarantor from the borrower', () => {
    const record = csv('No,Role,Name', '7,Borrower,Kestrel LLC', '7,Guarantor,Ann Lee', '7,GUARANTOR ,Bo Lee');
    const found = read(record, [
      { canonical: 'loan_number', path: '$.No' },
      { canonical: 'borrower_name', path: "$.Name[Role='Borrower'][*]" },
      { canonical: 'guarantor_name', path: "$.Name[Role='guarantor'][*]" },
    ]);
    expect(found.faults).toEqual([]);
    expect(found.values.map((value) => value.split(' = ').slice(0, 2).join(' '))).toEqual([
      'loan_number 7',
      'borrower_name Kestrel LLC',
      'guarantor_name Ann Lee',
      'guarantor_name Bo Lee',
    ]);
  });

  it('joins, maps and falls back', () => {
    const record = csv('First,Last,Lien,City', 'Ann,Lee,FirstLien,');
    const found = read(record, [
      { canonical: 'borrower_name', path: '$.First', join: { paths: ['$.Last'], separator: ' ' } },
      { canonical: 'lien_position', path: '$.Lien', map: { firstlien: '1' } },
      { canonical: 'loan_class', path: '$.Class', default: 'business', required: true },
      { canonical: 'property_county', path: '$.City' },
    ]);
    expect(found).toEqual({
      values: [
        'borrower_name = Ann Lee = Ann Lee @ row 2, column "First"',
        'lien_position = FirstLien = 1 @ row 2, column "Lien"',
        'loan_class = business = business @ the default of the profile',
      ],
      faults: [],
      missing: ['property_county'],
      notes: [],
    });
  });

  it('every mistake in an entry is told at its place', () => {
    const entry = {
      canonical: 'term_months',
      path: '$.a',
      unit: 'bps',
      map: { a: 'soon' },
      default: 'never',
      join: { paths: ['$.b[*]'], separator: ' ' },
    };
    const checked = checkMapping({ format: 'csv', fields: [entry] }, 'csv');
    expect(checked.ok ? [] : checked.refusal.map(({ pointer }) => pointer)).toEqual([
      '/mapping/fields/0/unit',
      '/mapping/fields/0/map',
      '/mapping/fields/0/default',
      '/mapping/fields/0/join/paths/0',
    ]);
  });

  it('lists that do not go together are not joined', () => {
    const record: RecordSource = { format: 'json', text: '{"a": ["x", "y"], "b": ["z"]}' };
    const join = { paths: ['$.b[*]'], separator: ' ' };
    const found = read(record, [{ canonical: 'borrower_name', path: '$.a[*]', join }]);
    expect(found.faults[0]).toContain('find 2 and 1 values');
  });
});

describe('an Excel file', () => {
  const shown = (cell: CellOf, canonical: string) =>
    read(workbookSource([{ name: 'A', rows: [['x'], [cell]] }]), [{ canonical, path: '$.x' }]);

  it.each<readonly [CellOf, string, string]>([
    [{ number: '0.068750000000000006', format: '0.0%' }, 'interest_rate', '6.9% = 6.875'],
    [{ number: '1850000', format: '"$"#,##0.00' }, 'principal_amount', '$1,850,000.00 = 1850000.00'],
    [{ number: '1850000.12', format: '#,##0' }, 'principal_amount', '1,850,000 = 1850000.12'],
    [{ number: '12345', format: '0000000' }, 'loan_number', '0012345 = 0012345'],
    [{ number: '45484', format: 'm/d/yyyy' }, 'maturity_date', '7/11/2024 = 2024-07-11'],
    [{ number: '45484.75', format: '[$-409]mmmm d, yyyy h:mm AM/PM' }, 'maturity_date', 'July 11, 2024 = 2024-07-11'],
    [{ number: '45484', format: 'dd-mmm-yy' }, 'maturity_date', '11-Jul-24 = 2024-07-11'],
    [{ number: '59', format: 'yyyy-mm-dd' }, 'maturity_date', '1900-02-28 = 1900-02-28'],
    [{ number: '61', format: 'yyyy-mm-dd' }, 'maturity_date', '1900-03-01 = 1900-03-01'],
    [{ number: '2.40511883400000E9', format: 'General' }, 'loan_number', '2405118834 = 2405118834'],
    [{ number: '-5', format: '#,##0;(#,##0)' }, 'cash_to_close', '(5) = -5.00'],
    [true, 'prepayment_penalty', 'TRUE = true'],
    [{ xml: '<c r="REF" t="str"><f>A1&amp;"7"</f><v>L-7</v></c>' }, 'loan_number', 'L-7 = L-7'],
  ])('shows %j as %s', (cell, canonical, text) => {
    const found = shown(cell, canonical);
    expect(found.faults).toEqual([]);
    expect(found.values).toEqual([`${canonical} = ${text} @ cell A2 of sheet "A"`]);
  });

  it('counts days from 1904 where the file says so', () => {
    const source = workbookSource([{ name: 'A', rows: [['x'], [{ number: '44022', format: 'm/d/yyyy' }]] }], {
      isFrom1904: true,
    });
    expect(read(source, [{ canonical: 'maturity_date', path: '$.x' }]).values[0]).toContain('= 2024-07-11 @');
  });

  it.each([
    ['<c r="REF"><f>1+1</f></c>', 'a formula stands there without its result'],
    ['<c r="REF" t="e"><v>#REF!</v></c>', 'the error #REF! stands there'],
  ])('tells %s', (xml, reason) => {
    expect(shown({ xml }, 'principal_amount').faults).toEqual([expect.stringContaining(reason)]);
  });

  it('finds columns of any sheet, labels beside and above their values, and a header below a title', () => {
    const source = workbookSource([
      {
        name: 'Report',
        rows: [
          ['Loans approved'],
          ['As of 6/3/2024'],
          [],
          ['Loan Number', 'Role', 'Name'],
          ['7', 'Borrower', 'Kestrel LLC'],
          ['7', 'Guarantor', 'Ann Lee'],
          [],
          ['Confidential'],
        ],
      },
      { name: "Bob's terms", rows: [['Amount:', { money: 5 }, 'Officer:', 'Bea'], ['Purpose'], ['Buy a mill']] },
    ]);
    const found = read(source, [
      { canonical: 'loan_number', path: '$.Loan Number' },
      { canonical: 'guarantor_name', path: "$.Name[Role='Guarantor'][*]" },
      { canonical: 'principal_amount', path: "$.'Bob''s terms'!Amount" },
      { canonical: 'loan_officer', path: "$.'bob''s terms'!Officer" },
      { canonical: 'loan_purpose', path: "$.'Bob''s terms'!Purpose" },
      { canonical: 'note_date', path: "$.'No such'!Date" },
    ]);
    expect(found.faults).toEqual([]);
    expect(found.missing).toEqual(['note_date']);
    expect(found.values.map((value) => value.replace(/ = [^=]* @/, ' @'))).toEqual([
      'loan_number = 7 @ cell A5 of sheet "Report"',
      'guarantor_name = Ann Lee @ cell C6 of sheet "Report"',
      'principal_amount = $5.00 @ cell B1 of sheet "Bob\'s terms"',
      'loan_officer = Bea @ cell D1 of sheet "Bob\'s terms"',
      'loan_purpose = Buy a mill @ cell A3 of sheet "Bob\'s terms"',
    ]);
  });

  it('names hidden sheets and rows and reads neither, and merged cells once', () => {
    const source = workbookSource([
      { name: 'Draft', isHidden: true, rows: [['Amount'], ['1']] },
      {
        name: 'Loan',
        rows: [
          ['Amount', 'Guarantor'],
          ['5', 'Ann Lee'],
          ['6', 'Old Name'],
          ['5', 'Bo Lee'],
          ['5', 'stale'],
        ],
        hiddenRows: [3],
        merged: ['B4:B5'],
      },
    ]);
    const found = read(source, [
      { canonical: 'principal_amount', path: '$.Amount' },
      { canonical: 'guarantor_name', path: '$.Guarantor[*]' },
    ]);
    expect(found.faults).toEqual([]);
    expect(found.notes).toEqual([
      'Sheet "Draft" is hidden and was skipped.',
      'Sheet "Loan": row 3 is hidden and was skipped.',
    ]);
    expect(found.values.filter((value) => value.startsWith('guarantor')).map((value) => value.split(' = ')[1])).toEqual(
      ['Ann Lee', 'Bo Lee', 'null'],
    );
  });
});
