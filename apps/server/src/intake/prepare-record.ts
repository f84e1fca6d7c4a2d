import { otherFormat } from '@countersign/engine/lar/read-record';
import { isRecordFormat } from '@countersign/engine/lar/record-source';
import type { ReadRecord, RecordFault } from '@countersign/engine/lar/record-value';
import type { App } from '../platform/app.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import { readSettings } from '../settings/index.ts';
import { checkProfile } from './check-profile.ts';
import { recordMediaTypes } from './media-types.ts';
import { findActiveProfile, type ProfileRow } from './profile.queries.ts';
import { type StoredFile, storeBytes } from './store-file.ts';

/** An approval record on its way in. */
export interface IncomingRecord {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the sender says it is; null where that is left to the profile. */
  readonly sourceFormat: string | null;
  /** A profile's name; undefined: the configured one. */
  readonly profile?: string | undefined;
  /** Where it stood in the request: `content`, `lar.content`, `file`. */
  readonly field: string;
  /** Where the profile's name stood: `profile`, `lar.profile`, `larProfile`. */
  readonly profileField: string;
}

/** A record that was read without a fault that counts, and whose bytes are stored. */
export interface PreparedRecord {
  readonly file: StoredFile;
  readonly profile: ProfileRow;
  readonly record: ReadRecord;
}

/** A record as its profile reads it; refused for every fault that counts. Nothing is stored. */
export async function readByProfile(
  app: App,
  incoming: IncomingRecord,
): Promise<Pick<PreparedRecord, 'profile' | 'record'>> {
  const profile = await requireProfile(app, incoming);
  refuseOtherFormat(incoming, profile);
  const mapping = checkProfile(profile.mapping, profile.source_format);
  const record = await app.parser.readRecord(mapping, incoming.bytes, profile.name);
  refuseFaults(record, profile, incoming);
  return { profile, record };
}

/** Reads a record through its profile, then stores its bytes. What is refused is refused before anything is stored. */
export async function prepareRecord(app: App, incoming: IncomingRecord): Promise<PreparedRecord> {
  const { profile, record } = await readByProfile(app, incoming);
  const { claimId, sha256, size } = await storeBytes(app, incoming, incoming.bytes);
  const mediaType = recordMediaTypes[profile.source_format];
  const file = { claimId, name: incoming.name, sha256, size, mediaType, docType: 'approval_record' };
  return { file, profile, record };
}

async function requireProfile(app: App, { profile, profileField }: IncomingRecord): Promise<ProfileRow> {
  const name = profile ?? (await readSettings(app))['intake.lar_profile'];
  if (name === null) {
    throw unknownProfile(
      profileField,
      'is missing, and no profile is configured',
      'No profile for approval records is set up yet. An administrator creates one under Profiles.',
    );
  }
  const found = await app.db.maybe(findActiveProfile, [name]);
  if (found !== undefined) return found;
  const message = `names no profile: there is none called "${name}"`;
  throw unknownProfile(profileField, message, `There is no approval-record profile called "${name}".`);
}

function unknownProfile(field: string, message: string, detail: string): DomainError {
  return new DomainError({ code: 'profile_unknown', detail, errors: [{ field, code: 'unknown_value', message }] });
}

function refuseOtherFormat({ sourceFormat, field }: IncomingRecord, profile: ProfileRow): void {
  if (!isRecordFormat(sourceFormat) || sourceFormat === profile.source_format) return;
  const message = otherFormat(sourceFormat, profile.source_format, profile.name);
  const format = field.replace(/content$/, 'sourceFormat');
  const errors = [{ field: format, code: 'invalid', message }];
  throw new DomainError({ code: 'lar_invalid', detail: message, errors });
}

/**
 * Open parts: a missing required field is told one by one, and nothing is stored. So is a record that contradicts
 * itself. A value that is not understood, or could be in two units, is kept with its raw text and told in the answer,
 * unless it is required.
 */
function refuseFaults({ faults }: ReadRecord, profile: ProfileRow, { field }: IncomingRecord): void {
  const required = new Set(profile.mapping.fields.flatMap((each) => (each.required === true ? [each.canonical] : [])));
  const counted = faults.filter(
    ({ code, field: name }) => (code !== 'not_understood' && code !== 'ambiguous') || required.has(name ?? ''),
  );
  const [first] = counted;
  if (first === undefined) return;
  const errors = counted.map((fault) => toRefusedField(fault, field));
  const missing = counted.filter(({ code }) => code === 'missing_required');
  if (missing.length > 0) {
    const names = missing.map((fault) => fault.field).join(', ');
    const detail = `The record lacks what the profile "${profile.name}" requires: ${names}. Nothing was stored.`;
    throw new DomainError({ code: 'lar_missing_fields', detail, errors });
  }
  throw new DomainError({ code: 'lar_invalid', detail: first.message, errors });
}

function toRefusedField({ code, field, message }: RecordFault, place: string): RefusedField {
  const pointer = `/${place.split('.').join('/')}`;
  return field === null
    ? { field: place, pointer, code, message }
    : { field, canonical: field, pointer, code, message };
}
