/** What the weights of the score are asked for, by name: the same names in the weights, in reasons and in the fit. */
export type Feature = string;

/** How often each value of a kind is printed, and its rank among them: worked out once for a document. */
export interface Standing {
  readonly prints: number;
  readonly rank: 'only' | 'first' | 'last' | 'middle';
}
