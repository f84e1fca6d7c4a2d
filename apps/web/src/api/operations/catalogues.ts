import type { CoreProvider } from '@countersign/contract/boarding';
import type { DocType } from '@countersign/contract/documents';
import type { Field } from '@countersign/contract/extraction';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { request } from '../request.ts';

/** What the program itself knows changes with its version, not while a page is open. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY } as const;

export const docTypes = queryOptions({
  queryKey: keys.docTypes,
  ...KEPT,
  queryFn: async ({ signal }) => (await request<List<DocType>>('GET', '/v1/doc-types', { signal })).items,
});

export const canonicalFields = queryOptions({
  queryKey: keys.canonicalFields,
  ...KEPT,
  queryFn: async ({ signal }) => (await request<List<Field>>('GET', '/v1/fields', { signal })).items,
});

/** Not kept: which of them is configured changes with the settings. */
export const coreProviders = queryOptions({
  queryKey: keys.coreProviders,
  queryFn: async ({ signal }) => (await request<List<CoreProvider>>('GET', '/v1/core-providers', { signal })).items,
});
