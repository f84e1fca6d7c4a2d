import type { LarProfile, ProfileRequest } from '@countersign/contract/intake';
import type { MappingField } from '@countersign/engine/lar/mapping';
import { type StarterProfile, starterProfiles } from '@countersign/engine/lar/starter-profiles';
import { isValueUnit, unitsOf } from '@countersign/engine/lar/units';
import { profilesWords } from '../../words/profiles.ts';
import type { Line } from '../configure/differences.ts';

export interface ProfileRow {
  /** Of this page only: rows are moved and removed while they are typed in. */
  readonly key: number;
  readonly canonical: string;
  readonly path: string;
  readonly required: boolean;
  /** Empty where the values say their own unit, or have none. */
  readonly unit: string;
  /** What the row says besides, kept as it is. */
  readonly more: Pick<Entry, 'map' | 'join' | 'default'>;
}

type Entry = LarProfile['mapping']['fields'][number];

/** A profile while it is written. */
export interface ProfileDraft {
  readonly name: string;
  readonly sourceFormat: LarProfile['sourceFormat'];
  readonly rows: readonly ProfileRow[];
}

type Mapped = Pick<LarProfile, 'name' | 'sourceFormat' | 'mapping'>;

export function toDraft({ name, sourceFormat, mapping }: Mapped): ProfileDraft {
  return { name, sourceFormat, rows: toRows(mapping.fields) };
}

export function toRows(fields: readonly Entry[]): readonly ProfileRow[] {
  return fields.map(({ canonical, path, required, unit = '', ...more }, index) => {
    return { key: index, canonical, path, required: required === true, unit, more };
  });
}

/** Every profile that ships; the first is where a new one begins. */
export const starterDrafts: readonly ProfileDraft[] = starterProfiles.map(({ mapping, ...starter }: StarterProfile) =>
  toDraft({ ...starter, mapping: { format: mapping.format, fields: mapping.fields.map(toEntry) } }),
);

export const starterDraft: ProfileDraft = starterDrafts[0] ?? { name: '', sourceFormat: 'json', rows: [] };

/** As it is sent. Rows in which nothing stands yet are left out. */
export function toMapping({ sourceFormat, rows }: ProfileDraft): ProfileRequest['mapping'] {
  return {
    format: sourceFormat,
    fields: rowsOf(rows).map(({ canonical, path, required, unit, more }) => ({
      canonical,
      path: path.trim(),
      ...(required ? { required } : {}),
      ...(isValueUnit(unit) && unitsOf(canonical).includes(unit) ? { unit } : {}),
      ...more,
    })),
  };
}

/** The rows that are sent, in their order: what the service says of the third is said of the third of these. */
export function rowsOf(rows: readonly ProfileRow[]): readonly ProfileRow[] {
  return rows.filter(({ canonical, path }) => canonical !== '' || path.trim() !== '');
}

export function addRow(draft: ProfileDraft): ProfileDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, { key, canonical: '', path: '$.', required: false, unit: '', more: {} }] };
}

export function linesOf({ mapping }: LarProfile): readonly Line[] {
  return mapping.fields.map(({ canonical, path, required, unit, map, join, default: otherwise }) => ({
    name: canonical,
    says: [
      required ? `${path} (${profilesWords.differences.required})` : path,
      unit === undefined ? '' : profilesWords.units[unit],
      rowNote({ map, join, default: otherwise }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }));
}

type Told = { readonly [Key in 'map' | 'join' | 'default']?: Entry[Key] | undefined };

/** What a row does besides finding a text, in one line; empty where it does nothing. */
export function rowNote({ map, join, default: otherwise }: Told): string {
  const words = profilesWords.editor.notes;
  return [
    join === undefined ? '' : words.join(join.paths.join(', ')),
    map === undefined ? '' : words.map(Object.keys(map).length),
    otherwise === undefined ? '' : words.default(otherwise),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Of the starters, whose lists nobody may change. */
function toEntry({ map, join, ...entry }: MappingField): Entry {
  return {
    ...entry,
    ...(map === undefined ? {} : { map: { ...map } }),
    ...(join === undefined ? {} : { join: { ...join, paths: [...join.paths] } }),
  };
}
