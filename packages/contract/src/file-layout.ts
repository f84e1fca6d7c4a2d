import { Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { strictObject } from './shapes.ts';

const Form = Type.Union([
  strictObject({ kind: oneOf(['fixed'] as const) }),
  strictObject({
    kind: oneOf(['delimited'] as const),
    delimiter: Type.String(),
    quote: oneOf(['always', 'needed', 'never'] as const),
  }),
]);

const Cell = strictObject({
  title: Type.Optional(Type.String()),
  field: Type.Optional(
    Type.String({ description: 'A field of the core as the map names it: principal, or party[*].name.' }),
  ),
  constant: Type.Optional(Type.String()),
  is: Type.Optional(
    oneOf(['order_id', 'order_day', 'loan_reference', 'row'] as const, {
      description: 'The id of the file, the day it was staged on (UTC, yyyymmdd), the loan, the number of the row.',
    }),
  ),
  count: Type.Optional(Type.Array(Type.String(), { description: 'How many lines of these records the file has.' })),
  total: Type.Optional(Type.String({ description: 'The sum of a field over the whole file.' })),
  length: Type.Optional(Type.Integer({ minimum: 1 })),
  align: Type.Optional(oneOf(['left', 'right'] as const)),
  fill: Type.Optional(oneOf([' ', '0'] as const)),
  empty: Type.Optional(oneOf([' ', '0'] as const, { description: 'Fills the cell where there is no value.' })),
  required: Type.Optional(Type.Boolean()),
});

const AnswerRecord = strictObject({
  name: Type.String(),
  times: oneOf(['once', 'any'] as const),
  cells: Type.Array(
    strictObject({
      is: Type.Optional(oneOf(['order_id', 'outcome', 'reference', 'field', 'message', 'records', 'unread'] as const)),
      constant: Type.Optional(Type.String()),
      length: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
});

/** What stands where in a batch file for the core, and in the core's answer to it. */
export const FileLayout = strictObject(
  {
    form: Form,
    extension: Type.String(),
    lineEnd: oneOf(['crlf', 'lf'] as const),
    characters: oneOf(['ascii', 'utf-8'] as const),
    records: Type.Array(
      strictObject({
        name: Type.String(),
        each: Type.Optional(Type.String({ description: 'One line for each row of this group; else one line.' })),
        cells: Type.Array(Cell),
      }),
    ),
    answer: strictObject({
      form: Type.Optional(Form),
      accepted: Type.Array(Type.String()),
      refused: Type.Array(Type.String()),
      records: Type.Array(AnswerRecord),
    }),
  },
  { $id: 'FileLayout', description: 'What stands where in a batch file for the core, and in its answer.' },
);
