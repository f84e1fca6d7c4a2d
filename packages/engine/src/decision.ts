/**
 * What a pure decision answers: either the effect to write, or a refusal that says why not.
 * Decisions never throw; the use case around them does.
 */
export type Decision<Effect, Refusal> =
  | { readonly ok: true; readonly effect: Effect }
  | { readonly ok: false; readonly refusal: Refusal };

export function allow<Effect>(effect: Effect): Decision<Effect, never> {
  return { ok: true, effect };
}

export function refuse<Refusal>(refusal: Refusal): Decision<never, Refusal> {
  return { ok: false, refusal };
}
