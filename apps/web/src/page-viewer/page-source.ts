/** Where pages come from: a document, a sample. Page numbers are counted as its boxes count them. */
export interface PageSource {
  readonly key: string;
  readonly pages: readonly number[];
  /** Height by width of a page as seen, where it is known before the picture is; the box can then stand at once. */
  aspect(pageNo: number): number | null;
  image(pageNo: number, width: number): PageImageQuery;
}

/** How a page's picture is asked for and kept. */
export interface PageImageQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Blob>;
  readonly staleTime: number;
  readonly gcTime: number;
}
