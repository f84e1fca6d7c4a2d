/** Where a value stood in an approval record, so that a person can be shown it and a program can go there. */
export type Place =
  /** RFC 6901, in a JSON record. */
  | { readonly kind: 'pointer'; readonly pointer: string }
  /** Rows and columns from 1, as a spreadsheet shows the file: the header has a row, a `sep=` line has none. */
  | { readonly kind: 'cell'; readonly row: number; readonly column: number; readonly header: string }
  /** By local names, with [n] from 1 where siblings share a name. */
  | { readonly kind: 'xpath'; readonly path: string }
  /** In a Word file, all from 1 within one part of it; columns are those of the grid, so a wide cell takes several. */
  | {
      readonly kind: 'table_cell';
      readonly part: string;
      readonly table: number;
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'paragraph'; readonly part: string; readonly index: number }
  /** In an Excel file, as Excel writes it: sheet "Loan", cell "B4". */
  | { readonly kind: 'sheet_cell'; readonly sheet: string; readonly cell: string }
  /** Not in the record: the profile says what is meant where the record says nothing. */
  | { readonly kind: 'default' };

/** A place in words, for messages. */
export function describePlace(place: Place): string {
  switch (place.kind) {
    case 'pointer':
      return place.pointer === '' ? 'the whole record' : place.pointer;
    case 'cell':
      return `row ${place.row}, column "${place.header}"`;
    case 'xpath':
      return place.path;
    case 'table_cell':
      return `table ${place.table}, row ${place.row}, column ${place.column}${inPart(place.part)}`;
    case 'paragraph':
      return `paragraph ${place.index}${inPart(place.part)}`;
    case 'sheet_cell':
      return `cell ${place.cell} of sheet "${place.sheet}"`;
    case 'default':
      return 'the default of the profile';
  }
}

function inPart(part: string): string {
  return part === 'document' ? '' : ` of ${part}`;
}
