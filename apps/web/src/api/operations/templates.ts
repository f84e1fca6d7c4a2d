import type {
  ProveResult,
  ReadRegionRequest,
  ReadRegionResult,
  Sample,
  SavedTemplate,
  SuggestRequest,
  TemplateBody,
} from '@countersign/contract/extraction';
import { queryOptions } from '@tanstack/react-query';
import type { PageSource } from '../../page-viewer/page-source.ts';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { at, request, requestBlob } from '../request.ts';

const path = '/v1/extraction-templates';

export const templates = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => listAll<SavedTemplate>(path, signal),
});

export function template(id: string) {
  return queryOptions({
    queryKey: keys.template(id),
    queryFn: ({ signal }) => request<SavedTemplate>('GET', at`/v1/extraction-templates/${id}`, { signal }),
  });
}

export const samples = queryOptions({
  queryKey: keys.samples,
  queryFn: ({ signal }) => listAll<Sample>(`${path}/samples`, signal),
});

export function addSample(file: File): Promise<Sample> {
  const body = new FormData();
  body.set('file', file);
  return request('POST', `${path}/samples`, { body });
}

/** A new template, or the next version of the one with this id. */
export function saveTemplate(id: string | null, body: TemplateBody): Promise<SavedTemplate> {
  return id === null ? request('POST', path, { body }) : request('PUT', at`/v1/extraction-templates/${id}`, { body });
}

export function deleteTemplate(id: string): Promise<void> {
  return request('DELETE', at`/v1/extraction-templates/${id}`);
}

export function readRegion(body: ReadRegionRequest, signal?: AbortSignal): Promise<ReadRegionResult> {
  return request('POST', `${path}/read-region`, { body, signal });
}

export function proveTemplate(sampleId: string, proved: TemplateBody): Promise<ProveResult> {
  return request('POST', `${path}/prove`, { body: { sampleId, template: proved } });
}

export function suggestTemplate(body: SuggestRequest): Promise<ProveResult> {
  return request('POST', `${path}/suggest`, { body });
}

/** A sample's pages for the page viewer. */
export function samplePages({ sampleId, pageCount }: Sample): PageSource {
  return {
    key: sampleId,
    pages: Array.from({ length: pageCount }, (_, index) => index + 1),
    aspect: () => null,
    image: (pageNo, width) => ({
      queryKey: keys.sampleImage(sampleId, pageNo, width),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      queryFn: ({ signal }) =>
        requestBlob('GET', at`/v1/extraction-templates/samples/${sampleId}/pages/${pageNo}/image`, {
          query: { width },
          signal,
        }),
    }),
  };
}
