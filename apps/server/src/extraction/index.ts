export { requireTemplate } from './check-template.ts';
export { extractDocumentJob, readExtractions } from './extract-document.ts';
export { extractParts } from './extract-parts.ts';
export { openExtractor } from './extractor/extractor.ts';
export { engineVersion, proveTemplate } from './prove-template.ts';
export { readRegion } from './read-region.ts';
export { addSample, listSamples, MAX_SAMPLE_BYTES, sampleImage } from './samples.ts';
export { extractionSealedColumns } from './sealed-columns.ts';
export { suggestTemplate } from './suggest-template.ts';
export { templateRecords } from './template.record.ts';
export {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  liveTemplates,
  replaceTemplate,
} from './templates.ts';
export { toExtractedField } from './to-extracted-field.ts';
