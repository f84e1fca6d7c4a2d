/** The formats that are parsed through a profile. A PDF approval record is read as a document of the package. */
export const RECORD_FORMATS = ['json', 'csv', 'xml', 'docx'] as const;

export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** One part of a Word file: `document`, `header1`, `footer2`, `footnotes`, with its XML. */
export interface WordPart {
  readonly name: string;
  readonly text: string;
}

/** An approval record as it arrived, already decoded from bytes. */
export type RecordSource =
  | { readonly format: 'json' | 'csv' | 'xml'; readonly text: string }
  | { readonly format: 'docx'; readonly parts: readonly WordPart[] };

export function isRecordFormat(format: unknown): format is RecordFormat {
  return RECORD_FORMATS.some((known) => known === format);
}
