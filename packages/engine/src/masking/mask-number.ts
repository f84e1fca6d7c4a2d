const SHOWN = 4;
/** A mask counts as what it hides, so that masking twice shows no less than masking once. */
const CHARACTER = /[\p{L}\p{Nd}*•●]/gu;

/**
 * The last four letters and digits, of a short number fewer, since half of it stays hidden, and of one of four or fewer
 * none. What stands between them stays, so that a masked number still looks like the one on the page. A text without a digit is no number.
 */
export function maskNumber(text: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  const characters = text.match(CHARACTER)?.length ?? 0;
  const shown = characters > SHOWN ? Math.min(SHOWN, Math.floor(characters / 2)) : 0;
  const hidden = characters - shown;
  let seen = 0;
  return text.replace(CHARACTER, (character) => {
    seen += 1;
    return seen <= hidden ? '*' : character;
  });
}
