/** What banks and credit unions call themselves; words such as loan and credit, which papers have in their titles, do not count. */
export const bankName = String.raw`(?:(?-i:[A-Z0-9])[A-Za-z0-9.'’-]*,? |& |and |of |the ){1,6}?(?:[a-z]*bank|bancorp|credit union|f\.?c\.?u\.?|savings|trust company|farm credit)\b(?:,? (?:(?-i:[A-Z])[A-Za-z.'’-]*|of|and|&)){0,5}?(?:,? N\. ?A\.)?`;
