/** A box to tick is a mark, which is looked for on the picture; a word would only say so twice. */
const TICK_BOX = /[☐☑☒]/gu;
/** An X that somebody typed, when it stands alone. */
const LONE_CROSS = /^[✗✘]$/u;
const LETTERS = /[\p{L}\p{N}]/u;
/** Signs that forms print alone. */
const USUAL_SIGN = /^[-–—$%#&+*:/•]+$/u;
/** Below these a word is a guess: of words that documents use, of others, of usual signs, and of other signs, which is what dirt looks like. */
const LEAST_USUAL_WORD = 0.02;
const [LEAST_CONFIDENCE, LEAST_USUAL_CONFIDENCE, LEAST_SIGN_CONFIDENCE] = [0.25, 0.4, 0.6] as const;

/** The text of a word as it is given on; null where it is none. */
export function keptText(text: string, confidence: number, usual = false): string | null {
  const plain = LONE_CROSS.test(text) ? 'X' : text.replace(TICK_BOX, '');
  if (plain === '' || confidence < (usual && text.length > 1 ? LEAST_USUAL_WORD : LEAST_CONFIDENCE)) return null;
  return LETTERS.test(plain) ||
    (USUAL_SIGN.test(plain) && confidence >= LEAST_USUAL_CONFIDENCE) ||
    confidence >= LEAST_SIGN_CONFIDENCE
    ? plain
    : null;
}
