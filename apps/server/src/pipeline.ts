import { readDocumentJob } from './documents/index.ts';
import { extractDocumentJob } from './extraction/index.ts';
import { follow, type Pipeline } from './platform/outbox/index.ts';

/**
 * Which jobs follow which event: the one-way flow of the service on one screen. A use case emits an event in its own
 * transaction and knows nothing of what comes next; a line here does. The relay fails an event whose type has no line,
 * so a new type gets its line in the same change, be it an empty one.
 */
export const pipeline: Pipeline = {
  'package.received': [],
  'package.changed': [],
  'document.added': [follow(readDocumentJob, ({ payload }) => ({ documentId: String(payload.documentId) }))],
  'document.read': [follow(extractDocumentJob, ({ payload }) => ({ documentId: String(payload.documentId) }))],
  'document.extracted': [],
  'document.refused': [],
};
