import type { IncomingMessage } from 'node:http';
import { isRecord } from '@countersign/engine/values/is-record';
import type { CoreValue } from '../../../../platform/core-adapter.ts';
import { parseJson } from '../../json.ts';

const MAX_BODY_BYTES = 1024 * 1024;

interface OrderBody {
  readonly loanRef: string;
  readonly fields: readonly CoreValue[];
}

/** Null where the body is none that this core knows; a field it does not know is told by name, later. */
export async function readOrderBody(request: IncomingMessage): Promise<OrderBody | null> {
  const body = await readJson(request);
  if (!isRecord(body) || typeof body.loanRef !== 'string' || !Array.isArray(body.fields)) return null;
  if (Object.keys(body).some((key) => key !== 'loanRef' && key !== 'fields')) return null;
  const fields = body.fields.filter(isValue);
  return fields.length === body.fields.length ? { loanRef: body.loanRef, fields } : null;
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}

function isValue(value: unknown): value is CoreValue {
  return isRecord(value) && typeof value.core === 'string' && typeof value.value === 'string';
}
