/**
 * What a record may hold at most. A record describes one loan: the largest real exports are some hundred kilobytes, so
 * each cap leaves a factor of ten or more and still bounds memory and time for a file made to hurt.
 */

/** Characters of a JSON, CSV or XML record, and of one part of a Word file. */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

/** Values of a JSON record. Each costs an object, some hundred bytes: 250,000 are about 50 MB. */
export const MOST_JSON_VALUES = 250_000;

/** Lists and objects within each other. The parser recurses, and real records nest fewer than ten deep. */
export const MOST_JSON_DEPTH = 64;

/** Cells of a CSV record: 1,000 columns with 250 guarantors. */
export const MOST_CELLS = 250_000;

/** Elements of an XML record or of one part of a Word file; Word writes some five for every word, and eighty pages have 40,000 words. */
export const MOST_ELEMENTS = 200_000;

/** Attributes of one element. Exporters that write a record as one element have some hundred. */
export const MOST_ELEMENT_ATTRIBUTES = 1_000;

/** Attributes of all elements together; Word writes two or three on many of its elements. */
export const MOST_ATTRIBUTES = 400_000;

/** Elements within each other. Tables within tables in Word add four levels each. */
export const MOST_ELEMENT_DEPTH = 256;

/**
 * Characters of one value. Legal descriptions by metes and bounds fill some pages; more is a picture or a document that
 * an exporter has put inside, which is fine as long as nobody takes it for a value.
 */
export const MOST_VALUE_CHARACTERS = 50_000;

/** Characters of an amount, a rate, a date, a number or a yes: a longer text is none, and reading it takes too long. */
export const MOST_SHORT_VALUE_CHARACTERS = 1_000;

/** Characters of a line of a Word file in which labels and boxes are looked for. */
export const MOST_LINE_CHARACTERS = 20_000;

/** Columns of one table of a Word file; Word itself stops at 63. */
export const MOST_TABLE_COLUMNS = 64;

/** What one locator may find. A list that long is not a list of guarantors. */
export const MOST_MATCHES = 1_000;

/** What all locators of a profile may find together: fields that share a long list add up. */
export const MOST_MATCHES_IN_ALL = 100_000;

/** Values that a profile may read from one record, and their characters: they are kept, sealed and answered whole. */
export const MOST_VALUES = 20_000;
export const MOST_VALUE_CHARACTERS_IN_ALL = 8 * 1024 * 1024;

/** Places that a fault names; the first few are enough to mend the rest. */
export const MOST_FAULT_PLACES = 20;

export const MOST_MAPPED_FIELDS = 500;
export const MOST_PATH_CHARACTERS = 500;

/** Texts that one field of a profile maps to ours, and paths that it joins. */
export const MOST_MAPPED_TEXTS = 200;
export const MOST_JOINED_PATHS = 8;

/** Rows of one sheet of an Excel file. A record describes one loan, and empty rows count where a format reaches them. */
export const MOST_SHEET_ROWS = 100_000;

/** Elements and attributes of one sheet. It is read without a tree, so that each costs time and hardly any memory. */
export const MOST_SHEET_ELEMENTS = 600_000;
export const MOST_SHEET_ATTRIBUTES = 1_000_000;

/** Areas of merged cells of one sheet, and cells that they cover where something stands. */
export const MOST_MERGED_AREAS = 5_000;

/** Places of a sample for which fields are suggested. */
export const MOST_SUGGESTED_PLACES = 500;
