import { SavedTemplate, SavedTemplateList, TemplateBody, TemplateParams } from '@countersign/contract/extraction';
import { PageQuery } from '@countersign/contract/shapes';
import * as extraction from '../../../extraction/index.ts';
import { admins, operation } from '../../operation.ts';

const who = { roles: admins, scope: null } as const;

/** Open parts, Operations. */
export const listTemplates = operation({
  id: 'listTemplates',
  method: 'GET',
  url: '/v1/extraction-templates',
  tag: 'Extraction',
  summary: 'The templates in force, each in its newest version.',
  who,
  query: PageQuery,
  success: { status: 200, body: SavedTemplateList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => extraction.listTemplates(app, query),
});

export const createTemplate = operation({
  id: 'createTemplate',
  method: 'POST',
  url: '/v1/extraction-templates',
  tag: 'Extraction',
  summary: 'Save a template. Its rules run before the built-in ones from then on.',
  who,
  body: TemplateBody,
  success: { status: 201, body: SavedTemplate },
  problems: ['template_invalid'],
  handle: ({ app, act, body }) => extraction.createTemplate(app, act, body),
});

export const getTemplate = operation({
  id: 'getTemplate',
  method: 'GET',
  url: '/v1/extraction-templates/:id',
  tag: 'Extraction',
  summary: 'One template in its newest version.',
  who,
  params: TemplateParams,
  success: { status: 200, body: SavedTemplate },
  problems: ['template_not_found'],
  handle: ({ app, params }) => extraction.getTemplate(app, params.id),
});

export const replaceTemplate = operation({
  id: 'replaceTemplate',
  method: 'PUT',
  url: '/v1/extraction-templates/:id',
  tag: 'Extraction',
  summary: 'Save a new version of a template.',
  who,
  params: TemplateParams,
  body: TemplateBody,
  success: { status: 200, body: SavedTemplate },
  problems: ['template_not_found', 'template_invalid'],
  handle: ({ app, act, params, body }) => extraction.replaceTemplate(app, act, params.id, body),
});

export const deleteTemplate = operation({
  id: 'deleteTemplate',
  method: 'DELETE',
  url: '/v1/extraction-templates/:id',
  tag: 'Extraction',
  summary: 'Take a template out of force. What it read stays readable.',
  who,
  params: TemplateParams,
  success: { status: 204, body: null },
  problems: ['template_not_found'],
  handle: ({ app, act, params }) => extraction.deleteTemplate(app, act, params.id),
});
