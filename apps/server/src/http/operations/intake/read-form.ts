import type { Static, TObject } from 'typebox';
import { findUnstorable } from '../../../parsing/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readAddress } from '../../../platform/read-address.ts';
import { createValidator } from '../../../platform/validation.ts';
import type { Upload, UploadedPart } from '../../multipart.ts';

type FilePart = Extract<UploadedPart, { kind: 'file' }>;

/** Takes the files of a form as they arrive; answers whether it knows a file by that name of part. */
export type TakeFile = (part: FilePart) => Promise<boolean>;

/** Reads a form: its files are handed on while they arrive, its fields are checked as a JSON body would be. */
export async function readForm<Fields extends TObject>(
  upload: Upload,
  schema: Fields,
  takeFile: TakeFile,
): Promise<Static<Fields>> {
  const fields: Record<string, unknown> = {};
  for await (const part of upload.parts()) {
    if (part.kind === 'field') addField(fields, part.name, part.value, schema);
    else if (!(await takeFile(part))) throw refusal(part.name, 'unknown_field', 'is not a file that this form takes');
  }
  // The parts of a form are all text, as in an address.
  readAddress(schema, fields);
  const errors = createValidator(schema, 'body')(fields);
  if (errors.length === 0) return fields as Static<Fields>;
  const detail = errors.map(({ field, message }) => `${field} ${message}`);
  throw new DomainError({ code: 'request_invalid', detail: `${detail.slice(0, 3).join('; ')}.`, errors });
}

/** Refused where it stands: what follows may be a gigabyte. */
function addField(fields: Record<string, unknown>, name: string, value: string, schema: TObject): void {
  if (!Object.hasOwn(schema.properties, name)) throw refusal(name, 'unknown_field', 'is not a field of this form');
  if (Object.hasOwn(fields, name)) throw refusal(name, 'repeated', 'stands more than once');
  const fault = findUnstorable(value);
  if (fault !== null) throw refusal(name, 'wrong_format', fault);
  fields[name] = value;
}

function refusal(name: string, code: string, message: string): DomainError {
  const field = name.replaceAll('\u0000', '').toWellFormed().slice(0, 100);
  const detail = `${field === '' ? 'A part without a name' : field} ${message}.`;
  return new DomainError({ code: 'request_invalid', detail, errors: [{ field, code, message }] });
}
