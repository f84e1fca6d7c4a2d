import { strictObject } from '@countersign/contract/shapes';
import { AbaDirectory, AbaDirectoryRequest } from '@countersign/contract/wires';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadDirectory as load } from '../../../wires/index.ts';
import type { Upload, UploadedPart } from '../../multipart.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const loadDirectory = operation({
  id: 'loadDirectory',
  method: 'PUT',
  url: '/v1/aba-directory',
  tag: 'Wires',
  summary: 'Load the participant directory of the Fedwire Funds Service, as its text file.',
  description: 'It takes the place of the one before. Routing numbers of wires are held against it.',
  who: { roles: admins, scope: null },
  body: AbaDirectoryRequest,
  multipart: strictObject({ file: Type.String({ format: 'binary' }) }),
  success: { status: 200, body: AbaDirectory },
  problems: ['aba_directory_invalid', 'evidence_conflict'],
  handle: async ({ app, act, actor, body, upload }) => {
    const personal = { ...act, actor };
    if (upload === null) return load(app, personal, [Buffer.from(body.content, 'utf8')]);
    return load(app, personal, (await findFile(upload)).content);
  },
});

/** The file is read while it arrives; nothing after it is looked at. */
async function findFile(upload: Upload): Promise<Extract<UploadedPart, { kind: 'file' }>> {
  const parts = upload.parts();
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    if (next.value.kind === 'file' && next.value.name === 'file') return next.value;
  }
  const errors = [
    { field: 'file', code: 'required', message: 'is missing: send the directory as the part named file' },
  ];
  throw new DomainError({ code: 'aba_directory_invalid', detail: 'file is missing.', errors });
}
