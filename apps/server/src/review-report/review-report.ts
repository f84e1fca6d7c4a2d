/** What a report says, apart from how a page looks. */
export interface ReviewReport {
  readonly externalRef: string;
  readonly madeAt: string;
  readonly facts: readonly Line[];
  readonly counts: readonly Line[];
  readonly findings: readonly ReportedFinding[];
  readonly corrections: readonly ReportedCorrection[];
  readonly changes: readonly ReportedAct[];
  readonly documents: readonly string[];
  readonly evidence: readonly Line[];
}

export interface Line {
  readonly name: string;
  readonly value: string;
}

export interface Crop {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

interface ReportedSource {
  readonly name: string;
  readonly value: string;
  readonly crop: Crop | null;
}

/** Who did something, when, and what they said. */
export interface ReportedAct {
  readonly who: string;
  readonly what: string;
  readonly when: string;
  readonly reason: string | null;
  readonly note: string | null;
}

export interface ReportedFinding {
  readonly heading: string;
  readonly rule: string;
  readonly message: string;
  readonly sources: readonly ReportedSource[];
  readonly acts: readonly ReportedAct[];
}

export interface ReportedCorrection {
  readonly heading: string;
  readonly before: string;
  readonly after: string;
  readonly isConfirmed: boolean;
  readonly act: ReportedAct;
  readonly crop: Crop | null;
}
