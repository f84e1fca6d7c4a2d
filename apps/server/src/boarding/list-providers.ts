import type { CoreProvider } from '@countersign/contract/boarding';
import { providerIds } from '@countersign/contract/closed-sets';
import type { CatalogueQuery } from '@countersign/contract/shapes';
import type { CoreField } from '@countersign/engine/field-maps/core-field';
import { transforms } from '@countersign/engine/field-maps/transforms';
import type { App } from '../platform/app.ts';
import type { CoreAdapter } from '../platform/core-adapter.ts';
import { type Page, pageOfCatalogue } from '../platform/cursor.ts';
import { readSettings } from '../settings/index.ts';
import { toMapping } from './field-map.ts';

/** The cores that can be boarded to, with everything that a person needs to write a map. */
export async function listProviders(app: App, query: CatalogueQuery): Promise<Page<CoreProvider>> {
  const configured = (await readSettings(app))['boarding.provider'];
  const items = providerIds.flatMap((id) => {
    const adapter = app.cores.adapters[id];
    return adapter === undefined ? [] : [describe(adapter, id === configured)];
  });
  return pageOfCatalogue('core providers', items, query, ({ id }) => id);
}

function describe(adapter: CoreAdapter, isConfigured: boolean): CoreProvider {
  const { providerId, title, verified, shape, starter, examples = [], promises } = adapter;
  return {
    id: providerId,
    title,
    verified,
    simulated: providerId === 'simulator',
    isConfigured,
    fields: shape.fields.map(describeField),
    groups: (shape.groups ?? []).map(({ name, title: said, fields }) => ({
      name,
      title: said,
      fields: fields.map(describeField),
    })),
    open: shape.open,
    tables: Object.fromEntries(Object.entries(shape.tables).map(([name, table]) => [name, { ...table }])),
    transforms: Object.entries(transforms).map(([name, { argument, description }]) => ({
      name,
      argument: argument ?? null,
      description,
    })),
    starter: toMapping(starter),
    examples: examples.map((example) => ({ title: example.title, mapping: toMapping(example.mapping) })),
    looksUpCustomers: adapter.findCustomers !== undefined,
    takesLayout: shape.takesLayout === true,
    promises: { ...promises },
  };
}

function describeField({ name, title, required, maxLength, pattern }: CoreField): CoreProvider['fields'][number] {
  return { name, title, required, maxLength: maxLength ?? null, form: pattern?.means ?? null };
}
