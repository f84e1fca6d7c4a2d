import type { FieldMap, FieldMapEntry } from '@countersign/engine/field-maps/field-map';
import type { FileLayout, LayoutCell, LayoutRecord } from '@countersign/engine/field-maps/file-layout';

const fields: readonly FieldMapEntry[] = [
  { canonical: 'loan_number', core: 'loan_number', transform: 'trim' },
  { canonical: 'borrower_name', core: 'borrower_name', transform: 'trim' },
  { canonical: 'principal_amount', core: 'principal', transform: 'money' },
  { canonical: 'interest_rate', core: 'interest_rate', transform: 'rate_percent' },
  { canonical: 'note_date', core: 'note_date', transform: 'date_compact' },
  { canonical: 'maturity_date', core: 'maturity_date', transform: 'date_compact' },
  { canonical: 'loan_officer', core: 'officer', transform: 'trim' },
  { canonical: 'branch_code', core: 'branch', transform: 'trim' },
  { canonical: 'borrower_name[*]', core: 'party[*].name', transform: 'trim' },
  { canonical: 'borrower_name[*]', core: 'party[*].relationship', transform: 'constant:B' },
  { canonical: 'borrower_address[*]', core: 'party[*].address', transform: 'trim' },
  { canonical: 'borrower_tin[*]', core: 'party[*].tax_id', transform: 'digits' },
  { canonical: 'guarantor_name[*]', core: 'party[*].name', transform: 'trim' },
  { canonical: 'guarantor_name[*]', core: 'party[*].relationship', transform: 'constant:G' },
  { canonical: 'guarantor_address[*]', core: 'party[*].address', transform: 'trim' },
  { canonical: 'loan_number[*]', core: 'note[*].number', transform: 'trim' },
  { canonical: 'principal_amount[*]', core: 'note[*].principal', transform: 'money' },
  { canonical: 'interest_rate[*]', core: 'note[*].rate', transform: 'rate_percent' },
  { canonical: 'rate_type[*]', core: 'note[*].rate_type', transform: 'lookup:rate_type' },
  { canonical: 'maturity_date[*]', core: 'note[*].maturity_date', transform: 'date_compact' },
  { canonical: 'payment_amount[*]', core: 'note[*].payment', transform: 'money' },
  { canonical: 'payment_frequency[*]', core: 'note[*].frequency', transform: 'lookup:payment_frequency' },
  { canonical: 'collateral_description[*]', core: 'collateral[*].description', transform: 'trim' },
  { canonical: 'property_address[*]', core: 'collateral[*].address', transform: 'trim' },
  { canonical: 'schedule_note[*]', core: 'payment[*].note', transform: 'integer' },
  { canonical: 'schedule_number[*]', core: 'payment[*].number', transform: 'integer' },
  { canonical: 'schedule_date[*]', core: 'payment[*].date', transform: 'date_compact' },
  { canonical: 'schedule_amount[*]', core: 'payment[*].amount', transform: 'money' },
];

const text = (title: string, field: string, length: number): LayoutCell => ({ title, field, length });
const amount = (title: string, field: string, length = 15): LayoutCell => ({
  title,
  field,
  length,
  align: 'right',
  fill: '0',
  empty: '0',
});
const required = (cell: LayoutCell): LayoutCell => ({ ...cell, required: true });
const tag = (constant: string): LayoutCell => ({ constant, length: 3 });
const loan = text('Loan number', 'loan_number', 20);
const row: LayoutCell = { title: 'Row', is: 'row', length: 4, align: 'right', fill: '0' };

const detailRecords: readonly LayoutRecord[] = [
  {
    name: 'loan',
    cells: [
      tag('LON'),
      loan,
      required(text('Borrower', 'borrower_name', 80)),
      required(amount('Principal', 'principal')),
      required(amount('Interest rate', 'interest_rate', 10)),
      required(text('Note date', 'note_date', 8)),
      required(text('Maturity date', 'maturity_date', 8)),
      text('Officer', 'officer', 40),
      text('Branch', 'branch', 20),
    ],
  },
  {
    name: 'customer',
    each: 'party',
    cells: [
      tag('CUS'),
      row,
      required(text('Name', 'party[*].name', 80)),
      text('Tax id', 'party[*].tax_id', 11),
      text('Address', 'party[*].address', 120),
    ],
  },
  {
    name: 'relationship',
    each: 'party',
    cells: [tag('REL'), row, loan, required(text('Relationship', 'party[*].relationship', 1))],
  },
  {
    name: 'account',
    each: 'note',
    cells: [
      tag('ACC'),
      row,
      text('Note number', 'note[*].number', 20),
      required(amount('Note principal', 'note[*].principal')),
      amount('Note rate', 'note[*].rate', 10),
      text('Rate type', 'note[*].rate_type', 1),
      text('Note maturity', 'note[*].maturity_date', 8),
      amount('Payment', 'note[*].payment'),
      text('Frequency', 'note[*].frequency', 2),
    ],
  },
  {
    name: 'collateral',
    each: 'collateral',
    cells: [
      tag('COL'),
      row,
      text('Collateral', 'collateral[*].description', 1000),
      text('Collateral address', 'collateral[*].address', 120),
    ],
  },
  {
    name: 'payment',
    each: 'payment',
    cells: [
      tag('PAY'),
      row,
      required(text('Row of the note', 'payment[*].note', 4)),
      required(text('Number of the payment', 'payment[*].number', 4)),
      required(text('Due date', 'payment[*].date', 8)),
      amount('Due amount', 'payment[*].amount'),
    ],
  },
];
const details = detailRecords.map(({ name }) => name);

const header: LayoutRecord = {
  name: 'header',
  cells: [
    tag('HDR'),
    { title: 'File', is: 'order_id', length: 36 },
    { title: 'Created', is: 'order_day', length: 8 },
    { title: 'Loan', is: 'loan_reference', length: 100 },
  ],
};
const trailer: LayoutRecord = {
  name: 'trailer',
  cells: [
    tag('TRL'),
    { title: 'Records', count: details, length: 7, align: 'right', fill: '0' },
    { title: 'Customers', count: ['customer'], length: 5, align: 'right', fill: '0' },
    { title: 'Total of notes', total: 'note[*].principal', length: 17, align: 'right', fill: '0' },
  ],
};

const records = [header, ...detailRecords, trailer];
const answerRecords: FileLayout['answer']['records'] = [
  {
    name: 'result',
    times: 'once',
    cells: [
      { constant: 'RES', length: 3 },
      { is: 'order_id', length: 36 },
      { is: 'outcome', length: 1 },
      { is: 'reference', length: 20 },
    ],
  },
  {
    name: 'error',
    times: 'any',
    cells: [
      { constant: 'ERR', length: 3 },
      { is: 'field', length: 40 },
      { is: 'message', length: 200 },
    ],
  },
  {
    name: 'end',
    times: 'once',
    cells: [
      { constant: 'END', length: 3 },
      { is: 'records', length: 7 },
    ],
  },
];
const answer: FileLayout['answer'] = { accepted: ['A'], refused: ['R'], records: answerRecords };

const fixed: FileLayout = {
  form: { kind: 'fixed' },
  extension: 'txt',
  lineEnd: 'crlf',
  characters: 'utf-8',
  records,
  answer,
};

/** A number needs no zeros before it where a delimiter ends it. */
const unfilled = ({ fill: _fill, empty: _empty, align: _align, ...cell }: LayoutCell): LayoutCell => cell;
const delimited: FileLayout = {
  ...fixed,
  form: { kind: 'delimited', delimiter: '|', quote: 'needed' },
  extension: 'dat',
  lineEnd: 'lf',
  records: records.map((record) => ({ ...record, cells: record.cells.map(unfilled) })),
};

/** Two ways in which batch files are commonly described. Examples: no core takes exactly these. */
export const fixedExample: FieldMap = { provider: 'file_layout', fields, layout: fixed };
export const delimitedExample: FieldMap = { provider: 'file_layout', fields, layout: delimited };
