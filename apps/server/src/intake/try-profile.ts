import type { ProfileTrial } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { checkProfile } from './check-profile.ts';
import { toRecordField } from './record-fields.ts';
import { sampleBytes } from './sample-bytes.ts';

export interface TrialRequest {
  readonly sourceFormat: string;
  readonly mapping: unknown;
  /** The text itself for json, csv and xml, base64 for docx and xlsx. */
  readonly sample: string;
}

/** What a mapping reads from a sample: everything it finds and everything that is wrong. Nothing is stored. */
export async function tryProfile(app: Pick<App, 'parser'>, request: TrialRequest): Promise<ProfileTrial> {
  const checked = checkProfile(request.mapping, request.sourceFormat);
  const bytes = await sampleBytes(app, request);
  const { values, missing, faults, notes = [] } = await app.parser.readRecord(checked, bytes);
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
    notes: [...notes],
  };
}
