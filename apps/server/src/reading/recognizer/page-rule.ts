/** A straight stroke that is no part of a letter, in pixels, the ends not included. */
export interface PageRule {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageRules {
  readonly level: readonly PageRule[];
  readonly upright: readonly PageRule[];
}
