/** What the npm engine's process is told first. */
export interface ChildStart {
  readonly dataFolder: string;
}

/** Pictures to read, one after the other. */
export interface ChildRequest {
  readonly pictures: readonly {
    readonly image: Uint8Array;
    readonly dpi: number;
    readonly mode: number;
    /** Empty: any. */
    readonly characters: string;
  }[];
}

export interface ChildAnswers {
  readonly answers: readonly string[];
}
