import type { Severity } from './finding.ts';

/** How far two values may lie apart and still be called the same. Decimals are texts, as everywhere. */
export interface Tolerances {
  readonly money: string;
  readonly paymentAbs: string;
  /** In percent of the payment. */
  readonly paymentPct: string;
  /** In percentage points. */
  readonly rate: string;
  readonly dateDays: number;
}

/** Which documents a kind of loan must hold, and which it is expected to hold. */
export interface Checklist {
  readonly when: {
    readonly loan_class?: string | undefined;
    readonly product_code?: string | undefined;
    /** A product that the rules know by its papers and its purpose, whatever code the bank has for it. */
    readonly product?: string | undefined;
    readonly collateral?: string | undefined;
  };
  readonly required: readonly string[];
  readonly expected: readonly string[];
}

/** Ages and shares that the bank allows. */
export interface Limits {
  /** From the appraisal to the closing. */
  readonly appraisalMaxAgeMonths: number;
  /** Of the insured amount, in percent. */
  readonly maxDeductiblePct: string;
  /** From the certificate of good standing to the closing. */
  readonly goodStandingDays: number;
  /** From the closing until what comes after it is due. */
  readonly trailing: TrailingDays;
}

export interface TrailingDays {
  readonly recordedInstrument: number;
  readonly titlePolicy: number;
  readonly uccAcknowledgment: number;
}

/** The bank's settings that findings depend on. */
export interface Policy {
  readonly tolerances: Tolerances;
  readonly checklists: readonly Checklist[];
  /** Left out by runs from before there were any. */
  readonly limits?: Partial<Limits>;
  /** How the bank weighs shipped rules, by their ids; those that are left out weigh what they ship with. */
  readonly severities?: Readonly<Record<string, Severity>>;
  /** The day of the run: what is due before it is late. Left out, nothing is late. */
  readonly asOf?: string;
  /** A value read with less certainty is proposed to a person. */
  readonly minConfidence: number;
  /** Whether proposed values were left out of what was compared. Runs from before compared them as well. */
  readonly proposes?: true;
  /** Canonical fields of the active field map: what is boarded must be certain. */
  readonly mappedFields: readonly string[];
}

export const DEFAULT_TOLERANCES: Tolerances = {
  money: '0.01',
  paymentAbs: '1.00',
  paymentPct: '0.05',
  rate: '0.0005',
  dateDays: 0,
};

export const DEFAULT_LIMITS: Limits = {
  appraisalMaxAgeMonths: 12,
  maxDeductiblePct: '5',
  goodStandingDays: 60,
  trailing: { recordedInstrument: 90, titlePolicy: 90, uccAcknowledgment: 30 },
};

/** Runs from before there was one of them took what ships. */
export function limitsOf({ limits }: Pick<Policy, 'limits'>): Limits {
  return { ...DEFAULT_LIMITS, ...limits };
}
