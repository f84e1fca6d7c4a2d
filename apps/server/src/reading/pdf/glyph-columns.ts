/** What is known of each character of a page, a column a property. */
export interface Columns {
  readonly code: Uint32Array;
  /** Index into the page's runs; -1 for a space that PDFium made up. */
  readonly run: Int32Array;
  /** Along the run's heading. */
  readonly start: Float64Array;
  readonly end: Float64Array;
}

let columns = makeColumns(4096);

/**
 * The columns are used again for the next page: as new ones of every page they would be most of its garbage. So what
 * is read into them holds until the next page is read.
 */
export function columnsFor(count: number): Columns {
  if (columns.code.length < count) columns = makeColumns(count * 2);
  return columns;
}

function makeColumns(length: number): Columns {
  return {
    code: new Uint32Array(length),
    run: new Int32Array(length),
    start: new Float64Array(length),
    end: new Float64Array(length),
  };
}
