import { type Static, Type } from 'typebox';
import { Uuid } from './shapes.ts';

/** One thing that is wrong with one field of a request. */
export const FieldError = Type.Object(
  {
    field: Type.String({ description: 'Dotted name of the field; empty where the whole body is meant.' }),
    pointer: Type.String({ description: 'JSON pointer (RFC 6901) to the field in the body.' }),
    code: Type.String(),
    message: Type.String(),
    coreField: Type.Optional(Type.String()),
    canonical: Type.Optional(Type.String()),
  },
  { $id: 'FieldError', additionalProperties: false },
);
export type FieldError = Static<typeof FieldError>;

/** The body of every error answer (RFC 9457). */
export const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri-reference' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    code: Type.String({ description: 'Stable; clients may branch on it.' }),
    errors: Type.Array(FieldError),
    blockers: Type.Optional(Type.Array(Type.String())),
    requestId: Uuid,
  },
  { $id: 'Problem', additionalProperties: false, description: 'What went wrong, and what to do about it (RFC 9457).' },
);
export type Problem = Static<typeof Problem>;
