import type { LarProfile, ProfileRequest } from '@countersign/contract/intake';
import { starterProfile } from '@countersign/engine/lar/starter-profile';
import { profilesWords } from '../../words/profiles.ts';
import type { Line } from '../configure/differences.ts';

export interface ProfileRow {
  /** Of this page only: rows are moved and removed while they are typed in. */
  readonly key: number;
  readonly canonical: string;
  readonly path: string;
  readonly required: boolean;
}

/** A profile while it is written. */
export interface ProfileDraft {
  readonly name: string;
  readonly sourceFormat: LarProfile['sourceFormat'];
  readonly rows: readonly ProfileRow[];
}

type Mapped = Pick<LarProfile, 'name' | 'sourceFormat' | 'mapping'>;

export function toDraft({ name, sourceFormat, mapping }: Mapped): ProfileDraft {
  const rows = mapping.fields.map(({ canonical, path, required }, index) => {
    return { key: index, canonical, path, required: required === true };
  });
  return { name, sourceFormat, rows };
}

export const starterDraft: ProfileDraft = toDraft({
  ...starterProfile,
  mapping: { format: 'json', fields: starterProfile.mapping.fields.map((field) => ({ ...field })) },
});

/** As it is sent. Rows in which nothing stands yet are left out. */
export function toMapping({ sourceFormat, rows }: ProfileDraft): ProfileRequest['mapping'] {
  return {
    format: sourceFormat,
    fields: rowsOf(rows).map(({ canonical, path, required }) => ({
      canonical,
      path: path.trim(),
      ...(required ? { required } : {}),
    })),
  };
}

/** The rows that are sent, in their order: what the service says of the third is said of the third of these. */
export function rowsOf(rows: readonly ProfileRow[]): readonly ProfileRow[] {
  return rows.filter(({ canonical, path }) => canonical !== '' || path.trim() !== '');
}

export function addRow(draft: ProfileDraft): ProfileDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, { key, canonical: '', path: '$.', required: false }] };
}

export function linesOf({ mapping }: LarProfile): readonly Line[] {
  return mapping.fields.map(({ canonical, path, required }) => ({
    name: canonical,
    says: required ? `${path} (${profilesWords.differences.required})` : path,
  }));
}
