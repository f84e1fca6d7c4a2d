import type { App } from '../platform/app.ts';
import { decodeBase64 } from '../platform/decode-base64.ts';
import { textBytes } from '../platform/long-text.ts';

/** The head of a zip file and of the container of old and locked files, in base64. */
const BINARY = /^(UEsDB|0M8R4)/;

/** A sample of a body: text, or base64 where the format is no text. Without a format the text itself tells. */
export async function sampleBytes(
  { parser }: Pick<App, 'parser'>,
  request: { readonly sample: string; readonly sourceFormat?: string },
): Promise<Uint8Array> {
  const { sourceFormat } = request;
  const utf8 = textBytes(request, 'sample');
  const isBinary =
    sourceFormat === undefined
      ? BINARY.test(Buffer.from(utf8.subarray(0, 8)).toString('latin1'))
      : sourceFormat === 'docx' || sourceFormat === 'xlsx';
  return isBinary ? decodeBase64(parser, utf8, 'sample') : utf8;
}
