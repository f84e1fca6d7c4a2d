import type { ProfileTrial } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { decodeBase64 } from '../platform/decode-base64.ts';
import { checkProfile } from './check-profile.ts';
import { toRecordField } from './record-fields.ts';

export interface TrialRequest {
  readonly sourceFormat: string;
  readonly mapping: unknown;
  /** The text itself for json, csv and xml, base64 for docx. */
  readonly sample: string;
}

/** What a mapping reads from a sample: everything it finds and everything that is wrong. Nothing is stored. */
export async function tryProfile(
  app: Pick<App, 'parser'>,
  { sourceFormat, mapping, sample }: TrialRequest,
): Promise<ProfileTrial> {
  const checked = checkProfile(mapping, sourceFormat);
  const bytes = sourceFormat === 'docx' ? decodeBase64(sample, 'sample') : Buffer.from(sample, 'utf8');
  const { values, missing, faults } = await app.parser.readRecord(checked, bytes);
  return {
    fields: values.map(toRecordField),
    missing: [...missing],
    faults: faults.map(({ code, field, path, message, places }) => ({
      code,
      field,
      path,
      message,
      places: [...places],
    })),
  };
}
