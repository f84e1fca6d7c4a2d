import type { Severity } from '@countersign/engine/reconciliation/finding';
import type { VerifiedPayee } from '@countersign/engine/reconciliation/loan-package';
import type { LoanFacts } from '../core/facts.ts';
import type { SpecialProduct } from '../core/special-products.ts';

export type Product = LoanFacts['product'];
/** What a bank sells: all ten of the products that it closes every week. */
export type Offer = Product | SpecialProduct;

/** An approval record whose keys are names of canonical fields. */
export type ApprovalRecord = Readonly<Record<string, string | readonly string[]>>;

/** What is told when a package is taken in. */
export interface Intake {
  readonly borrowerName: string;
  readonly expectedPrincipal: string | null;
}

/** A paper of a package, and how it differs from the loan. */
export interface Paper {
  readonly docType: string;
  /** What it must print for the case to be one: a layout that does not is passed over. */
  readonly prints?: readonly string[];
  /** What it must not print. */
  readonly lacks?: readonly string[];
  /** What this paper alone says otherwise. It must show in a field of `prints`. */
  readonly alter?: (facts: LoanFacts) => LoanFacts;
  /** Prints a value otherwise, where facts cannot say it: words that are not the figures. Null leaves it as it is. */
  readonly reprint?: (field: string, printed: string, facts: LoanFacts) => string | null;
  readonly signed?: boolean;
  /** Which guarantor it is of; every guarantor has one unless told. */
  readonly subject?: number;
  /** Another copy of the paper at this place of the list: the same layout and the same choices within it. */
  readonly copyOf?: number;
  /** A page that got lost, from 1. Only papers that number their pages and have more than two are taken. */
  readonly lostPage?: number;
}

/** The first value of the field on a document of the type. */
export interface AlteredFigure {
  readonly docType: string;
  readonly field: string;
}

/** One row of the table: a package with one fault in it, or with what only looks like one. */
export interface Recipe {
  readonly rule: string;
  readonly name: string;
  readonly kind: 'defect' | 'near_miss';
  readonly products: readonly Offer[];
  /** Which loans it can be planted in. */
  readonly when?: (facts: LoanFacts) => boolean;
  /** Changes the loan itself, on all its papers. */
  readonly loan?: (facts: LoanFacts) => LoanFacts;
  readonly documents: readonly (string | Paper)[];
  /** Changes the approval record; null leaves it out. */
  readonly record?: ((record: ApprovalRecord, facts: LoanFacts) => ApprovalRecord) | null;
  readonly intake?: (intake: Intake, facts: LoanFacts) => Intake;
  readonly payees?: (facts: LoanFacts) => readonly VerifiedPayee[];
  /** A file beside the package that cannot be opened. */
  readonly brokenFile?: boolean;
  /** A number that somebody changes in the finished file: whoever is handed the facts cannot see it. */
  readonly altered?: AlteredFigure;
  /**
   * A defect must raise a finding at least so heavy: as heavy as the rule says, unless told. A near miss may raise none
   * so heavy: no warning, unless told.
   */
  readonly severity?: Severity;
  /** Which of the rule's findings is meant, by its message; any, unless told. */
  readonly about?: RegExp;
}
