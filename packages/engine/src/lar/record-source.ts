/** The formats that are parsed through a profile. A PDF approval record is read as a document of the package. */
export const RECORD_FORMATS = ['json', 'csv', 'xml', 'docx', 'xlsx'] as const;

export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** One part of a Word file: `document`, `header1`, `footer2`, `footnotes`, with its XML. */
export interface WordPart {
  readonly name: string;
  readonly text: string;
}

/** One sheet of an Excel file, with its XML. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly text: string;
}

/** The parts of an Excel file that values are read from. */
export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly sharedStrings: string | null;
  readonly styles: string | null;
  /** Days are counted from 1904, as old Excel for the Mac did. */
  readonly isFrom1904: boolean;
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

/** An approval record as it arrived, already decoded from bytes. */
export type RecordSource =
  | { readonly format: 'json' | 'csv' | 'xml'; readonly text: string }
  | { readonly format: 'docx'; readonly parts: readonly WordPart[] }
  | { readonly format: 'xlsx'; readonly workbook: WorkbookParts };

/** What people call a format. */
export const FORMAT_TITLES: Readonly<Record<RecordFormat, string>> = {
  json: 'JSON',
  csv: 'CSV',
  xml: 'XML',
  docx: 'Word (.docx)',
  xlsx: 'Excel (.xlsx)',
};

export function isRecordFormat(format: unknown): format is RecordFormat {
  return RECORD_FORMATS.some((known) => known === format);
}
