import { PageImageQuery } from '@countersign/contract/documents';
import { NewSample, Sample, SampleList, SamplePageParams } from '@countersign/contract/extraction';
import { PageQuery, strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import * as extraction from '../../../extraction/index.ts';
import { decodeBase64 } from '../../../platform/decode-base64.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { textBytes } from '../../../platform/long-text.ts';
import type { Upload } from '../../multipart.ts';
import { admins, answer, operation } from '../../operation.ts';

const who = { roles: admins, scope: null } as const;
const DEFAULT_WIDTH = 1000;

/** Open parts, Operations. */
export const addSample = operation({
  id: 'addSample',
  method: 'POST',
  url: '/v1/extraction-templates/samples',
  tag: 'Extraction',
  summary: 'Upload a document to draw on, at most 20 MB.',
  who,
  body: NewSample,
  multipart: strictObject({ file: Type.String({ format: 'binary' }) }),
  rate: 'heavy',
  success: { status: 201, body: Sample },
  problems: ['sample_unusable', 'sample_too_large'],
  handle: async ({ app, act, body, upload }) => {
    if (upload !== null) {
      const { name, bytes } = await readForm(upload);
      return extraction.addSample(app, act, name, bytes);
    }
    const content = await decodeBase64(app.parser, textBytes(body, 'content'), 'content', 'sample_unusable');
    return extraction.addSample(app, act, body.name, content);
  },
});

/** A sample is small enough to be held: the limit is checked while it arrives. */
async function readForm(upload: Upload): Promise<{ name: string; bytes: Uint8Array }> {
  for await (const part of upload.parts()) {
    if (part.kind !== 'file' || part.name !== 'file') continue;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of part.content) {
      size += chunk.length;
      if (size > extraction.MAX_SAMPLE_BYTES) throw refused('sample_too_large', 'has more than 20 MB');
      chunks.push(chunk);
    }
    return { name: part.filename === '' ? 'sample' : part.filename.slice(0, 200), bytes: Buffer.concat(chunks) };
  }
  throw refused('sample_unusable', 'is missing: send the sample as the part named file');
}

function refused(code: 'sample_too_large' | 'sample_unusable', message: string): DomainError {
  return new DomainError({
    code,
    detail: `The sample ${message}.`,
    errors: [{ field: 'file', code: 'invalid', message }],
  });
}

export const listSamples = operation({
  id: 'listSamples',
  method: 'GET',
  url: '/v1/extraction-templates/samples',
  tag: 'Extraction',
  summary: 'The samples that were uploaded.',
  who,
  query: PageQuery,
  success: { status: 200, body: SampleList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => extraction.listSamples(app, query),
});

export const getSampleImage = operation({
  id: 'getSampleImage',
  method: 'GET',
  url: '/v1/extraction-templates/samples/:sampleId/pages/:n/image',
  tag: 'Extraction',
  summary: 'A page of a sample as a PNG picture.',
  who,
  params: SamplePageParams,
  query: PageImageQuery,
  success: { status: 200, body: null, mediaType: 'image/png', description: 'The picture.' },
  problems: ['sample_not_found', 'page_not_found', 'page_not_drawn', 'ocr_page_timeout'],
  handle: async ({ app, params, query }) => {
    const { png } = await extraction.sampleImage(app, params.sampleId, params.n, query.width ?? DEFAULT_WIDTH);
    return answer({
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(png),
    });
  },
});
