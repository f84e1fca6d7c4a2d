/** Which sample lies on the table: in the address, so that a reload finds it again. */
export function readTemplateSearch(search: Record<string, unknown>): { sample?: string } {
  return typeof search.sample === 'string' && search.sample !== '' ? { sample: search.sample } : {};
}
