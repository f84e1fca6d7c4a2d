import type { RecordValue } from '../lar/record-value.ts';
import type { AlterationSign, Box } from '../pages/page.ts';
import type { ValueKind } from '../values/value-kind.ts';

/** Everything that a run compares. The same package under the same policy gives the same findings, byte for byte. */
export interface LoanPackage {
  /** Stands as the document of what was given at intake, which no paper holds. */
  readonly loanId: string;
  readonly intake: { readonly borrowerName: string; readonly expectedPrincipal: string | null };
  readonly documents: readonly PackageDocument[];
  /** The parsed approval record; null when the package has none, and then a credit approval among the documents speaks. */
  readonly record: ApprovalRecord | null;
  /** The bank's directory of payees whose instructions a person verified. */
  readonly payees: readonly VerifiedPayee[];
  /** Conditions of the approval that people settled; left out where there are none. */
  readonly settledConditions?: readonly SettledCondition[];
  /** Documents with corrections that no page confirms; left out where there are none. Their values above have them. */
  readonly corrected?: readonly CorrectedDocument[];
}

/** A condition as the approval states it, and what a person said of it. */
export interface SettledCondition {
  readonly text: string;
  readonly decision: 'satisfied' | 'waived';
  /** The document that shows that it is met; null where it was waived. */
  readonly documentId: string | null;
}

/** A document of the package: a run of pages of a stored file. */
export interface PackageDocument {
  readonly id: string;
  readonly name: string;
  readonly docType: string;
  readonly fromPage: number;
  readonly toPage: number;
  /** Printed page numbers that no page carries. */
  readonly missingPages: readonly number[];
  /** Pages that could not be read, with the reason shown to the reviewer. A file refused as a whole has one at its first page. */
  readonly unreadPages: readonly { readonly pageNo: number; readonly reason: string }[];
  /** The document of which this is another copy. */
  readonly duplicateOf: string | null;
  /** What on its pages looks changed after they were made; left out where nothing does. */
  readonly signs?: readonly PageSign[];
  readonly values: readonly PackageValue[];
}

/** A sign of alteration and the page that shows it. */
export interface PageSign extends AlterationSign {
  readonly pageNo: number;
}

/** A value as it was read off a page, or as a person corrected it. */
export interface PackageValue {
  readonly fieldName: string;
  readonly rawText: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  readonly pageNo: number | null;
  readonly bbox: Box | null;
  readonly confidence: number;
  readonly method: 'text' | 'ocr' | 'correction';
  /** Read with less certainty than the bank asks for: nothing rests on it before a person confirms it. */
  readonly proposed?: true;
  /** Other readings of the same field on the same document, the most certain first. */
  readonly rivals: readonly {
    readonly rawText: string;
    readonly normalizedValue: string;
    readonly pageNo: number;
    readonly bbox: Box;
    readonly confidence: number;
  }[];
}

/** A correction as far as values go. */
export interface PlacedCorrection {
  readonly fieldName: string;
  readonly value: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  readonly pageNo: number | null;
  readonly bbox: Box | null;
  /** Says that what was read at this very place is right; left out of other corrections. */
  readonly confirms?: true;
}

/** A document as it was read, and what people said about it since, in order: enough to leave any of it out again. */
export interface CorrectedDocument {
  readonly documentId: string;
  readonly read: readonly PackageValue[];
  readonly corrections: readonly (PlacedCorrection & { readonly id: string; readonly confirmedByPage: boolean })[];
}

export interface ApprovalRecord {
  /** The stored record is a document of its own. */
  readonly documentId: string;
  readonly values: readonly RecordValue[];
}

export interface VerifiedPayee {
  readonly name: string;
  readonly aba: string;
  readonly account: string;
}
