const PERCENT = String.raw`(\d+(?:\.\d+)?\s*%?)`;
const FORMULA = new RegExp(
  String.raw`^([A-Za-z][\w .&'()/-]*?)\s*(\+|-|\bplus\b|\bminus\b)\s*${PERCENT}\s*(?=[,;(]|$)`,
  'i',
);
const FLOOR = new RegExp(String.raw`\bfloor(?:\s+of)?[:\s]+${PERCENT}`, 'i');
const CEILING = new RegExp(String.raw`\b(?:ceiling|cap)(?:\s+of)?[:\s]+${PERCENT}`, 'i');

/** The fields that a formula is a part of; no other field is looked at for one. */
const FIELDS: ReadonlySet<string> = new Set(['rate_index', 'rate_margin', 'rate_floor', 'rate_ceiling', 'rate_type']);

/** No formula is longer, and the patterns look at every character more than once. */
const LONGEST = 200;

/**
 * Systems export a variable rate as one text, "WSJP + 1.00%, floor 6.00%", and profiles map it to several fields. Each
 * field takes its own part, `part: null` when the formula has none. Null for a text that is no such formula, and for
 * every other field: the interest rate itself is not in it.
 */
export function formulaPart(field: string, text: string): { readonly part: string | null } | null {
  if (!FIELDS.has(field)) return null;
  const formula = text.length > LONGEST ? null : FORMULA.exec(text.trim());
  if (formula === null) return null;
  const [whole = '', index = '', sign = '', margin = ''] = formula;
  const rest = text.trim().slice(whole.length);
  switch (field) {
    case 'rate_index':
      return { part: index.trim() };
    case 'rate_margin':
      return { part: `${/^(-|minus)$/i.test(sign) ? '-' : ''}${margin}` };
    case 'rate_floor':
      return { part: FLOOR.exec(rest)?.[1] ?? null };
    case 'rate_ceiling':
      return { part: CEILING.exec(rest)?.[1] ?? null };
    case 'rate_type':
      return { part: 'variable' };
    default:
      return null;
  }
}
