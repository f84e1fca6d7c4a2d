import type { CoreFieldMap } from '@countersign/contract/boarding';
import { type ProviderId, providerIds } from '@countersign/contract/closed-sets';
import { checkFieldMap, type FieldMap } from '@countersign/engine/field-maps/field-map';
import { escapeToken } from '@countersign/engine/lar/json-pointer';
import type { CoreAdapter } from '../platform/core-adapter.ts';
import type { Cores } from '../platform/cores.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import type { FieldMapRow } from './field-map.queries.ts';

/** A version as the specification shows it (part 2, CoreFieldMap). */
export function toFieldMap(row: FieldMapRow): CoreFieldMap {
  return {
    id: row.id,
    providerId: row.provider_id,
    version: row.version,
    isActive: row.is_active,
    mapping: toMapping(row.mapping),
    createdAt: row.created_at.toISOString(),
  };
}

export function toMapping({ provider, fields, tables, ignore, layout }: FieldMap): CoreFieldMap['mapping'] {
  return {
    provider,
    fields: fields.map((entry) => ({ ...entry })),
    ...(tables === undefined
      ? {}
      : { tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, { ...table }])) }),
    ...(ignore === undefined ? {} : { ignore: [...ignore] }),
    ...(layout === undefined ? {} : { layout: structuredClone(layout) as CoreFieldMap['mapping']['layout'] }),
  };
}

/** The adapter of a provider that a client named, or the field error of rule 14. */
export function requireAdapter(cores: Cores, providerId: unknown, field: string): CoreAdapter {
  const adapter = findAdapter(cores, providerId);
  if (adapter !== undefined) return adapter;
  const known = providerIds.filter((id) => cores.adapters[id] !== undefined);
  throw invalid([{ field, code: 'unknown_provider', message: `must be one of ${known.join(', ')}` }]);
}

function findAdapter(cores: Cores, providerId: unknown): CoreAdapter | undefined {
  return providerIds.includes(providerId as ProviderId) ? cores.adapters[providerId as ProviderId] : undefined;
}

/** Specification, operation 14: every fault of a mapping is told, with its place in the body. */
export function requireFieldMap(mapping: unknown, adapter: CoreAdapter): FieldMap {
  const checked = checkFieldMap(mapping, adapter.shape);
  if (checked.ok) return checked.effect;
  throw invalid(
    checked.refusal.map(({ field, code, message }) => {
      const path = `mapping.${field}`;
      return { field: path, pointer: pointerOf(path), code, message };
    }),
  );
}

/** `mapping.fields.2.core` is `/mapping/fields/2/core`. */
function pointerOf(field: string): string {
  return field
    .split('.')
    .map((token) => `/${escapeToken(token)}`)
    .join('');
}

function invalid(errors: readonly RefusedField[]): DomainError {
  const told = errors.slice(0, 3).map(({ field, message }) => `${field} ${message}`);
  return new DomainError({ code: 'field_map_invalid', detail: `${told.join('; ')}.`, errors });
}
