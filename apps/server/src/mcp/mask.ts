import { findField } from '@countersign/engine/fields/field-catalogue';

const SHOWN_DIGITS = 4;

/** Fields, of ours and of cores, whose value is a number that opens an account or names a person. */
const SENSITIVE_NAME = /(^|_)(tin|ssn|ein|itin)(_|$)|tax_?(id|no|num)|acc(oun)?t(?!ing)|iban/i;

/** Social security and employer numbers as they are printed. */
const TAX_NUMBER = /(?<![\d-])(\d{3}-\d{2}-\d{4}|\d{3} \d{2} \d{4}|\d{2}-\d{7})(?![\d-])/g;
/** A number that follows a word which says what it is, with blanks and dashes inside. */
const NAMED_NUMBER =
  /((?:account|acct|a\/c|iban|ssn|tin|ein|tax ?id|social security)[^\d\n*]{0,30})(\d[\d\s-]{2,32}\d)/gi;
/** Any long run of digits that is no amount. */
const LONG_NUMBER = /(?<![\d.,$-])\d{7,19}(?![\d]|[.,]\d)/g;

/** All but the last four digits are hidden, all of a short number; what stands between digits stays. */
export function maskNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  const hidden = digits > SHOWN_DIGITS ? digits - SHOWN_DIGITS : digits;
  let seen = 0;
  return text.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= hidden ? '*' : digit;
  });
}

function isSensitiveName(name: string): boolean {
  return SENSITIVE_NAME.test(name) || findField(name)?.shape === 'tax_id';
}

/** For running text: whatever looks like a tax or account number. Rather one number too many than one too few. */
export function maskText(text: string): string {
  return maskPrinted(text).replace(LONG_NUMBER, maskNumber);
}

/** For a value whose field says that it is no such number: only what is printed as one. */
function maskPrinted(text: string): string {
  return text
    .replace(TAX_NUMBER, maskNumber)
    .replace(NAMED_NUMBER, (_all, words: string, number: string) => `${words}${maskNumber(number)}`);
}

/** The value of a field by the names that it goes by. */
export function maskValue(value: string | null, ...names: readonly (string | null)[]): string | null {
  if (value === null) return null;
  return names.some((name) => name !== null && isSensitiveName(name)) ? maskNumber(value) : maskPrinted(value);
}
