import type { LarProfile } from '@countersign/contract/intake';
import type { MappingField } from '@countersign/engine/lar/mapping';
import type { ProfileRow } from './profile.queries.ts';

/** A version as the specification shows it (part 2, LarProfile). Configured is what intake reads by without a name. */
export function toProfile(row: ProfileRow, configuredName: string | null): LarProfile {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    sourceFormat: row.source_format,
    isActive: row.is_active,
    isConfigured: row.is_active && row.name === configuredName,
    mapping: { format: row.mapping.format, fields: row.mapping.fields.map(toSent) },
    createdAt: row.created_at.toISOString(),
  };
}

/** An entry of a mapping in the shape of the contract, whose lists may be changed. */
export function toSent({ map, join, ...entry }: MappingField): LarProfile['mapping']['fields'][number] {
  return {
    ...entry,
    ...(map === undefined ? {} : { map: { ...map } }),
    ...(join === undefined ? {} : { join: { ...join, paths: [...join.paths] } }),
  };
}
