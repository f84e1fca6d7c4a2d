import type { RecordRequest } from '@countersign/contract/intake';
import type { Static } from 'typebox';
import { type TakenRecord, takeRecord } from '../../../intake/index.ts';
import type { App } from '../../../platform/app.ts';
import { decodeBase64 } from '../../../platform/decode-base64.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { textBytes } from '../../../platform/long-text.ts';

/** The bytes of an approval record in a JSON body: text for json, csv and xml, base64 for the others. */
export async function takeSentRecord(
  app: App,
  record: Static<typeof RecordRequest>,
  field: string,
): Promise<TakenRecord> {
  const { sourceFormat } = record;
  const utf8 = textBytes(record, 'content');
  if (sourceFormat === 'json' || sourceFormat === 'csv' || sourceFormat === 'xml') {
    return { kind: 'record', bytes: utf8 };
  }
  const name = recordName(sourceFormat);
  const taken = await takeRecord(app, { name, field, content: await decodeBase64(app.parser, utf8, field) });
  if (sourceFormat !== 'pdf' || taken.kind === 'document') return taken;
  const message = 'is not a PDF';
  const errors = [{ field, code: 'file_unsupported', message }];
  throw new DomainError({ code: 'file_unsupported', detail: `${field} ${message}.`, errors });
}

/** A JSON body gives the record no name; it is listed as a document and needs one. */
export function recordName(sourceFormat: string): string {
  return `approval-record.${sourceFormat}`;
}
