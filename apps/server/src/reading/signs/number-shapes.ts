/** What somebody who alters a document changes: amounts, dates, and numbers of accounts, banks and loans. */
const amount = /^\(?[-−]?\$?\d{1,3}(?:,\d{3})+(?:\.\d{2})?\)?$|^\(?[-−]?\$?\d+\.\d{2}\)?$/;
const account = /^[#*xX]*\d{6,17}$|^\d{3,6}(?:-\d{2,6}){1,3}$/;
const date = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/;
const rate = /^\d{1,2}\.\d{2,4}%?$/;

/** Signs of punctuation that a sentence puts after a number. */
const ending = /[.,;:]+$/;

export function bareNumber(text: string): string {
  return text.replace(ending, '');
}

export function isAmount(text: string): boolean {
  return amount.test(bareNumber(text));
}

/** Whether it is worth altering. A bare year or the number of a page is not. */
export function isTelling(text: string): boolean {
  const bare = bareNumber(text);
  return amount.test(bare) || account.test(bare) || date.test(bare) || rate.test(bare);
}

export function isDate(text: string): boolean {
  return date.test(bareNumber(text));
}

/** Letters and digits alone: what two texts say, however they are set. */
export function sayingOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Longer would fill the reviewer’s screen. */
export function quote(texts: readonly string[]): string {
  const text = texts.join(' ');
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
