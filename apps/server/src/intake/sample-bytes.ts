import { decodeBase64 } from '../platform/decode-base64.ts';

/** The head of a zip file and of the container of old and locked files, in base64. */
const BINARY = /^(UEsDB|0M8R4)/;

/** A sample of a body: text, or base64 where the format is no text. Without a format the text itself tells. */
export function sampleBytes(sample: string, sourceFormat: string | undefined): Uint8Array {
  const isBinary =
    sourceFormat === undefined ? BINARY.test(sample) : sourceFormat === 'docx' || sourceFormat === 'xlsx';
  return isBinary ? decodeBase64(sample, 'sample') : Buffer.from(sample, 'utf8');
}
