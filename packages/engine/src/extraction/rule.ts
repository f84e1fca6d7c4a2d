import type { Box } from '../pages/page.ts';

/** How a value is found. One file a type, in `rule-types/`. */
export const ruleTypes = ['label', 'sentence', 'region', 'table', 'checkbox', 'signature'] as const;
export type RuleType = (typeof ruleTypes)[number];

export const directions = ['right', 'below', 'left', 'above'] as const;
export type Direction = (typeof directions)[number];

/** A printed label and where it sat on the sample: a region moves as far as its label moved. */
export interface RegionAnchor {
  readonly text: string;
  readonly box: Box;
}

/**
 * A rule as data: how one field is read off a kind of document. The first group of keys is what banks write in their
 * templates; the second is used by the families that ship with the product.
 */
export interface Rule {
  /** A canonical field. */
  readonly field: string;
  readonly type: RuleType;
  /**
   * label, table, checkbox, signature: the printed words, whatever their case and punctuation. sentence: a pattern whose
   * group v is the value.
   */
  readonly pattern?: string;
  /** Which part of what was found is the value: its group v, or the whole match. */
  readonly valuePattern?: string;
  readonly direction?: Direction;
  /** table: the column's heading. */
  readonly column?: string;
  /** Counted within the document. */
  readonly page?: number;
  readonly box?: Box;
  readonly anchor?: RegionAnchor;

  /**
   * label: a pattern for all words of a label, for an idea that forms word in many ways. It meets them in lower case,
   * parted by single spaces, without what stands in brackets and without signs but #, &, / and %.
   */
  readonly worded?: string;
  /** Other words that mean the same as `pattern`. */
  readonly patterns?: readonly string[];
  /**
   * sentence: the pattern is tried only around these words, which are written in lower case. checkbox: only boxes at one
   * of these questions count. table without rows: one of these headings stands beside the column's.
   */
  readonly near?: readonly string[];
  /** A heading: only what stands below it counts, up to `until` where that is given. */
  readonly section?: string;
  /**
   * label: the nearest heading over it, or before it on its line, is one of these. The other headings are those that the
   * family's rules name here. So "Name" is the beneficiary's below BENEFICIARY and the sender's below ORIGINATOR.
   * signature: the heading over the line; those in `except` are the other parties'.
   */
  readonly under?: readonly string[];
  /** label: it does not count where the nearest heading that stands alone is one of these. */
  readonly outside?: readonly string[];
  /** The words at which a section or a value of several lines ends. */
  readonly until?: string;
  /** How many lines a value may have. sentence: the pattern is tried on blocks of this many lines, not on running text. */
  readonly lines?: number;
  /** The value where the rule finds its words: for phrases that say the thing without naming a value. */
  readonly value?: string;
  /**
   * signature: words that make a line somebody else's, such as a witness's. With them every line counts that has a name
   * under it, whether or not it bears one of the rule's own words. table of all rows: the headings of columns that count
   * for somebody else.
   */
  readonly except?: readonly string[];
  /** label: what stands below it is a list with a mark before each item; its words may then be told by little. */
  readonly list?: boolean;
  /** label: it counts only where a signature line is near, as the date of signing has. */
  readonly beside?: 'signature';
  /** Words that the document must hold, or must not hold, anywhere: they say whose paper it is. In lower case. */
  readonly where?: readonly string[];
  readonly unless?: readonly string[];
  /** label: it does not count where one of these words, in lower case, stands in its row or the four below. */
  readonly apart?: readonly string[];
  /**
   * It reads only where no other rule reads the field: for places that say little, such as the address of a letter. The
   * last of these are asked where the others too found nothing.
   */
  readonly fallback?: boolean | 'last';
  /** 0 to 1: how often such words mean this field. */
  readonly certainty?: number;
  /**
   * sentence and label: which of several places counts; the first, unless told. A repeated field takes all. table without
   * a column: the last of at least two values in the row, as a table of old and new terms has them; or, with all, every
   * row below the heading with its amount.
   */
  readonly pick?: 'first' | 'last' | 'all';
}

/** The rules for a kind of document. */
export interface Family {
  readonly docType: string;
  readonly rules: readonly Rule[];
}
