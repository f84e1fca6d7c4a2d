import type { Operation } from '../../operation.ts';
import { confirmLoanField, listFields, listLoanFields } from './fields.ts';
import { proveTemplate } from './prove-template.ts';
import { readRegion } from './read-region.ts';
import { addSample, getSampleImage, listSamples } from './samples.ts';
import { suggestTemplate } from './suggest-template.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, replaceTemplate } from './templates.ts';

export const extractionOperations = [
  proveTemplate,
  suggestTemplate,
  readRegion,
  addSample,
  listSamples,
  getSampleImage,
  listTemplates,
  createTemplate,
  getTemplate,
  replaceTemplate,
  deleteTemplate,
  listLoanFields,
  confirmLoanField,
  listFields,
] as const satisfies readonly Operation[];
