import type { FormPart } from './form.ts';

/** A running text: sections in order, each with its wordings. */
export interface ProsePart {
  readonly kind: 'prose';
  readonly id: string;
  readonly heading?: string;
  readonly sections: readonly Section[];
  /** Sections of general terms after them, which say nothing of the loan. */
  readonly boilerplate?: readonly [number, number];
  readonly plain?: boolean;
  readonly share?: number;
}

export interface Section {
  /** Its heading in the house's own look; none for a paragraph that has none. */
  readonly h?: string;
  /** One of these is printed, the first that the loan can fill in the house's order. */
  readonly t: readonly string[];
  /** How many houses print it; all unless told. */
  readonly share?: number;
}

/** Who stands at the head of the document, and where their addresses are. */
export interface PartiesPart {
  readonly kind: 'parties';
  readonly id: string;
  readonly who: readonly PartyRole[];
  readonly share?: number;
}

export type PartyRole =
  | 'borrower'
  | 'lender'
  | 'guarantor'
  | 'trustee'
  | 'insured'
  | 'mortgagee'
  | 'agent'
  | 'producer'
  | 'insurer';

/** A table of rows of which some cells are values of the loan and others look like them. */
export interface TablePart {
  readonly kind: 'table';
  readonly id: string;
  readonly heading?: string;
  readonly head: readonly string[];
  /** Each cell a wording; a row whose slots the loan cannot fill is left out. `?` before a row: some houses leave it out. */
  readonly rows: readonly (readonly string[])[];
  /** Relative widths. */
  readonly widths: readonly number[];
  readonly share?: number;
  readonly ordered?: boolean;
}

export interface ListPart {
  readonly kind: 'list';
  readonly id: string;
  readonly heading: string;
  /** The field that each item is a value of, or null where the items are none. */
  readonly field: string | null;
  readonly items: 'conditions' | readonly string[];
  readonly share?: number;
}

/** Boxes to tick. */
export interface ChecksPart {
  readonly kind: 'checks';
  readonly id: string;
  readonly field: string;
  readonly label: string;
  /** The words of the field's vocabulary with what is printed for each; unknown words are never ticked. */
  readonly options: readonly (readonly [word: string, text: string])[];
  readonly share?: number;
}

export interface SignaturesPart {
  readonly kind: 'signatures';
  readonly id: string;
  readonly who: 'borrowers' | 'guarantor' | 'lender' | 'officer';
  /** The field that ink answers. */
  readonly field: string | null;
  readonly caption: string;
  readonly share?: number;
}

export interface NotaryPart {
  readonly kind: 'notary';
  readonly id: string;
  readonly field: string | null;
  readonly share?: number;
}

/** Text of any kind in the middle of the page or at its left, such as a title or a notice in capitals. */
export interface LinesPart {
  readonly kind: 'lines';
  readonly id: string;
  readonly lines: readonly string[];
  readonly look?: 'center' | 'left' | 'small' | 'notice' | 'right' | 'prose';
  readonly share?: number;
}

/** One of several ways to do it, as the house pleases. */
export interface EitherPart {
  readonly kind: 'either';
  readonly id: string;
  readonly ways: readonly (readonly Part[])[];
}

export type Part =
  | FormPart
  | ProsePart
  | PartiesPart
  | TablePart
  | ListPart
  | ChecksPart
  | SignaturesPart
  | NotaryPart
  | LinesPart
  | EitherPart;

/** A kind of document as data. */
export interface DocumentSpec {
  readonly docType: string;
  readonly titles: string;
  readonly parts: readonly Part[];
  readonly suits?: (loan: import('../loan/loan.ts').Loan) => boolean;
  /** Whose paper it is where houses print a letterhead; the lender’s own unless told. */
  readonly letterhead?: string;
  /** Values that houses print at the head or foot of every page. */
  readonly running?: readonly string[];
}
