import type {
  CoreFieldMap,
  CoreFieldMapRequest,
  CoreFieldMapTrial,
  CoreFieldMapTrialRequest,
} from '@countersign/contract/boarding';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { request } from '../request.ts';

/** All versions of all field maps, by provider and version. */
export const fieldMaps = queryOptions({
  queryKey: keys.fieldMaps,
  queryFn: ({ signal }) => listAll<CoreFieldMap>('/v1/core-field-maps', signal),
});

/** A new version, which is the active one from then on. */
export function createFieldMap(body: CoreFieldMapRequest): Promise<CoreFieldMap> {
  return request('POST', '/v1/core-field-maps', { body });
}

export function tryFieldMap(body: CoreFieldMapTrialRequest): Promise<CoreFieldMapTrial> {
  return request('POST', '/v1/core-field-maps/try', { body });
}
