const MAX_SHOWN = 80;
/** Controls and separators can move a cursor or start a line of their own; direction marks can reorder what is read. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text out of a file that is under suspicion, made safe for a sentence on a terminal or a page. */
export function showText(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return shown.replaceAll(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
