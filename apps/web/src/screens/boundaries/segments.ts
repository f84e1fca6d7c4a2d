import type { Document } from '@countersign/contract/documents';
import type { Boundary } from '../../api/operations/loan-documents.ts';

/** A run of pages from one boundary to the next; without a type it is no document and is left out. */
export interface Segment {
  readonly from: number;
  readonly docType: string | null;
}

/** A file cut into segments: the first begins on page 1, each ends where the next begins. */
export type Segments = readonly Segment[];

export function segmentsOf(documents: readonly Document[]): Segments {
  const parts = documents
    .filter(({ status, fromPage, toPage }) => status !== 'withdrawn' && fromPage !== null && toPage !== null)
    .map(({ fromPage, toPage, docType }) => ({ from: fromPage ?? 1, to: toPage ?? 1, docType }))
    .toSorted((a, b) => a.from - b.from);
  const segments: Segment[] = [];
  let next = 1;
  for (const { from, to, docType } of parts) {
    if (from > next) segments.push({ from: next, docType: null });
    segments.push({ from, docType });
    next = to + 1;
  }
  return segments.length === 0 ? [{ from: 1, docType: null }] : segments;
}

/** The same, with what lies behind the last document as a segment of its own. */
export function withTail(segments: Segments, lastPage: number, pageCount: number): Segments {
  return lastPage > 0 && lastPage < pageCount ? [...segments, { from: lastPage + 1, docType: null }] : segments;
}

export function endOf(segments: Segments, index: number, pageCount: number): number {
  return (segments[index + 1]?.from ?? pageCount + 1) - 1;
}

export function rangesOf(segments: Segments, pageCount: number): readonly Boundary[] {
  return segments.flatMap(({ from, docType }, index) =>
    docType === null ? [] : [{ docType, fromPage: from, toPage: endOf(segments, index, pageCount) }],
  );
}

/** Every segment keeps at least one page; the first begins where the file does. */
export function moveBoundary(segments: Segments, index: number, page: number, pageCount: number): Segments {
  if (index <= 0 || index >= segments.length) return segments;
  const least = (segments[index - 1]?.from ?? 1) + 1;
  const most = endOf(segments, index, pageCount);
  const from = Math.min(Math.max(page, least), most);
  return segments.map((segment, at) => (at === index ? { ...segment, from } : segment));
}

/** What begins there is of the same type, until somebody says another. */
export function beginAt(segments: Segments, page: number): Segments {
  if (segments.some(({ from }) => from === page)) return segments;
  const before = segments.findLast(({ from }) => from < page);
  return [...segments, { from: page, docType: before?.docType ?? null }].toSorted((a, b) => a.from - b.from);
}

export function joinWithBefore(segments: Segments, index: number): Segments {
  return index <= 0 ? segments : segments.filter((_, at) => at !== index);
}

export function setType(segments: Segments, index: number, docType: string | null): Segments {
  return segments.map((segment, at) => (at === index ? { ...segment, docType } : segment));
}

export function segmentOfPage(segments: Segments, page: number): number {
  return segments.findLastIndex(({ from }) => from <= page);
}
