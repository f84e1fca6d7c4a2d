import type { LoanFacts } from './facts.ts';
import type { Random } from './random.ts';
import type { Sheet, SheetOptions } from './sheet.ts';
import type { SpecialProduct } from './special-products.ts';

export interface DrawOptions {
  /** For choices within the layout (fonts, wording, which optional parts are there). */
  readonly random: Random;
  /** Whether the signature lines carry ink. */
  readonly signed: boolean;
  /** Which borrower, guarantor or payee the document is about, where a package holds one for each. */
  readonly subject: number;
}

/** One way in which a kind of document is printed. To add a layout, add one of these to the list of its set. */
export interface Layout {
  /** Unique within its set, such as `note-header-boxes`. */
  readonly id: string;
  readonly docType: string;
  /** Whether the document can be part of a package for such a loan; always, unless told. */
  readonly suits?: (facts: LoanFacts) => boolean;
  /** The products that alone bring it with them; any, unless told. */
  readonly only?: readonly [SpecialProduct, ...SpecialProduct[]];
  draw(open: (options?: SheetOptions) => Sheet, facts: LoanFacts, options: DrawOptions): void;
}
