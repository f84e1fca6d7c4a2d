import {
  CoreFieldMap,
  CoreFieldMapList,
  CoreFieldMapQuery,
  CoreFieldMapRequest,
  CoreFieldMapTrial,
  CoreFieldMapTrialRequest,
  CoreProviderList,
} from '@countersign/contract/boarding';
import { CatalogueQuery } from '@countersign/contract/shapes';
import {
  createFieldMap as create,
  listFieldMaps as list,
  listProviders,
  tryFieldMap as tryMap,
} from '../../../boarding/index.ts';
import { admins, anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 14. */
export const createFieldMap = operation({
  id: 'createFieldMap',
  method: 'POST',
  url: '/v1/core-field-maps',
  tag: 'Boarding',
  summary: 'Add a version of a field map: which canonical field goes to which field of the core.',
  description:
    'Versions are immutable; the new one becomes active and the previous one inactive. Of two versions made at the ' +
    'same moment one is refused with 409.',
  who: { roles: admins, scope: null },
  body: CoreFieldMapRequest,
  success: { status: 201, body: CoreFieldMap },
  problems: ['field_map_invalid', 'already_exists', 'evidence_conflict'],
  handle: ({ app, act, body }) => create(app, act, body),
});

/** Open parts, Operations. */
export const listFieldMaps = operation({
  id: 'listFieldMaps',
  method: 'GET',
  url: '/v1/core-field-maps',
  tag: 'Boarding',
  summary: 'All versions of all field maps, by provider and version.',
  who: { roles: admins, scope: null },
  query: CoreFieldMapQuery,
  success: { status: 200, body: CoreFieldMapList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});

/** Open parts, Operations. */
export const tryFieldMap = operation({
  id: 'tryFieldMap',
  method: 'POST',
  url: '/v1/core-field-maps/try',
  tag: 'Boarding',
  summary: 'What a field map would make of a loan as it stands. Nothing is stored.',
  who: { roles: admins, scope: null },
  body: CoreFieldMapTrialRequest,
  numbers: 'masked',
  success: { status: 200, body: CoreFieldMapTrial },
  problems: ['field_map_invalid', 'loan_not_found'],
  handle: ({ app, body }) => tryMap(app, body),
});

/** Open parts, Operations. */
export const listCoreProviders = operation({
  id: 'listCoreProviders',
  method: 'GET',
  url: '/v1/core-providers',
  tag: 'Catalogues',
  summary: 'The cores that can be boarded to: their fields, the transforms, and a map to start from.',
  who: { roles: anyStaff, scope: null },
  query: CatalogueQuery,
  success: { status: 200, body: CoreProviderList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => listProviders(app, query),
});
