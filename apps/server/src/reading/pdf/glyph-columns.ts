import type { Glyphs } from './glyphs.ts';

type Columns = Pick<Glyphs, 'code' | 'run' | 'start' | 'end'>;

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
