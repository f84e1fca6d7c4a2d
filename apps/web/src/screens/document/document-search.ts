export interface DocumentSearch {
  readonly page?: number;
}

export function readDocumentSearch({ page }: Readonly<Record<string, unknown>>): DocumentSearch {
  return typeof page === 'number' && Number.isInteger(page) && page > 0 ? { page } : {};
}
