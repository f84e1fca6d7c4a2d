/**
 * What is said of another debt than the paper's own, up to the end of its sentence: a pattern that names it first passes
 * over it. An older note, a loan of another bank and what is owed besides are printed with amounts, days and lenders too.
 */
export const otherDebt = String.raw`(?:\b(?:another|other (?:loans?|debts?|indebtedness|obligations?|banks?|lenders?)|existing (?:loans?|debts?|indebtedness|notes?|obligations?|mortgages?|liens?)|prior (?:loans?|notes?|debts?|liens?|mortgages?)|previous|earlier|subordinated?|stand-?by|permitted (?:indebtedness|debts?|liens?|encumbrances?)|(?:current|present|outstanding) (?:obligations?|debts?|loans?|indebtedness)|now owes?|(?:loan|note|mortgage|debt|credit)s? (?:to|from|with|held by|owed to) [A-Z][A-Za-z&. -]{2,40} dated|renews?|renewal of|replaces|deferred|declined)\b(?:[^.]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,160}(?:\.|$))`;

const already = String.raw`(?:existing|other|outstanding|current|present|prior|previous|competing|competitor[’']?s?)`;
const credit = String.raw`(?:credits?|loans?|debts?|lines?|facilit(?:y|ies)|borrowings?|notes?|relationship|obligations?|indebtedness|banks?|lenders?|offers?)`;

/**
 * The rate or the last day of credit that a borrower has already or was offered elsewhere: what is to be refinanced does
 * not make the sentence speak of it.
 */
export function otherCredit(shape: '{rate}' | '{date}'): string {
  return String.raw`\b(?:refinanc\w*|consolidat\w*|pay(?:ing|s)? off|payoff of|retir\w*|replac\w*|restructur\w*|renew\w*)(?: (?:of|the|its|an?|all|certain|and|borrower[’']s))* ${already}\b|\b${already}(?: [a-z-]+){0,3} ${credit}\b(?:[^.]|\.\d){0,120}?${shape}`;
}
