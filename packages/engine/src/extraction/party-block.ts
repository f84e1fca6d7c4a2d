import { joinTokens, type Token } from './token.ts';

const STREET =
  /^\(?(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]?\s+\S|P\.? ?O\.? +(?:Box|Drawer)|One\s+[A-Z]|Rural Route|RR \d|Highway \d)/i;
const ZIP = /\b[A-Z]{2},? +\d{5}(?:-\d{4})?\b/;

/** What follows a name and is not part of it: what kind of company it is, what it is called from here on. */
const AFTER_NAME =
  /,? *\((?:["“”'‘’]|the\b|herein|collectively|each|individually).*$|,? +(?:a|an) +(?:[A-Z][A-Za-z]+ +){0,3}(?:limited|corporation|general|professional|nonprofit|non-profit|banking|national|federal|state|federally|state-chartered|sole|series|business|statutory|credit|single|married|trust|partnership|company|bank|individual).*$|,? +(?:whose|having|with|located|organized|duly|doing business|at) +.*$|,? +(?:as|an?) +(?:trustee|tenants|joint|husband|wife|individual|married|unmarried|single|widow).*$|,? +(?:husband|wife|married|unmarried|individually|jointly)\b.*$|,? *(?:its|their) +successors.*$|,? +ISAOA.*$|,? +c\/o\b.*$/i;

const ENTITY =
  /\b(?:LLC|L\.L\.C\.?|Inc\.?|Incorporated|Corp\.?|Corporation|Company|Co\.|LP|L\.P\.|LLP|Ltd\.?|Limited|Partnership|Partners|Trust|Bank|Association|N\.A\.|Union|Holdings|Properties|Group|Enterprises|Services|Agency|Mutual|Insurance|Title|Escrow)\b/i;

/** The lines of a printed party come apart into its name and its address. */
export interface PartyBlock {
  readonly name: readonly Token[];
  readonly address: readonly Token[];
}

export function splitParty(rows: readonly (readonly Token[])[]): PartyBlock {
  const name: Token[] = [];
  const address: Token[] = [];
  let inAddress = false;
  for (const row of rows) {
    const text = joinTokens(row);
    if (!inAddress) {
      const at = streetStart(row);
      if (at !== null) {
        inAddress = true;
        name.push(...row.slice(0, at));
        address.push(...row.slice(at));
        if (ZIP.test(text)) break;
        continue;
      }
      name.push(...row);
      continue;
    }
    address.push(...row);
    if (ZIP.test(text)) break;
  }
  return { name: trimName(name), address: endAtZip(address) };
}

/** Where in a row the address begins: at its head, or after a name and a comma. */
function streetStart(row: readonly Token[]): number | null {
  for (const [at, token] of row.entries()) {
    if (at > 0 && !/[,;:]$/.test(row[at - 1]?.text ?? '')) continue;
    if (/^\(?\d|^P\.?O|^One$/i.test(token.text) && STREET.test(joinTokens(row.slice(at)))) return at;
  }
  return null;
}

/** What stands after a ZIP code is no address any more. */
function endAtZip(tokens: readonly Token[]): readonly Token[] {
  for (let count = tokens.length; count > 0; count -= 1) {
    const text = joinTokens(tokens.slice(0, count));
    const zip = ZIP.exec(text);
    if (zip === null) return tokens;
    if (zip.index + zip[0].length >= text.length - 1) return tokens.slice(0, count);
  }
  return tokens;
}

/** A name without what is said of it. */
function trimName(tokens: readonly Token[]): readonly Token[] {
  const text = joinTokens(tokens);
  const after = AFTER_NAME.exec(text);
  if (after === null) return tokens;
  let kept = 0;
  let length = 0;
  for (const token of tokens) {
    const next = length + (length === 0 || token.glued ? 0 : 1) + token.text.length;
    if (next > after.index + 1) break;
    length = next;
    kept += 1;
  }
  return kept === 0 ? tokens : tokens.slice(0, kept);
}

/** Several people written as one: "DANIEL YAMAMOTO and JAMES LINDQVIST". A company's own "and" stays. */
export function splitNames(tokens: readonly Token[]): (readonly Token[])[] {
  const text = joinTokens(tokens);
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const last = parts[parts.length - 1];
    if (/^(?:and|&|AND)$/.test(token.text) && last !== undefined && last.length > 0) parts.push([]);
    else last?.push(token);
  }
  const usable = parts.filter((part) => part.length > 0);
  if (usable.length < 2) return [tokens];
  const people = usable.every((part) => part.length >= 2 && part.length <= 5 && !ENTITY.test(joinTokens(part)));
  const companies = usable.every((part) => ENTITY.test(joinTokens(part))) && usable.every((part) => part.length >= 2);
  return people || (companies && /(?:LLC|Inc\.?|Corp\.?|LP|Ltd\.?),? and /i.test(text)) ? usable : [tokens];
}

/** Words of sentences that no name holds. */
const PROSE =
  /\b(?:is|are|was|were|be|been|shall|will|may|must|has|have|had|this|that|these|those|which|who|whom|any|each|such|if|when|upon|under|not|agrees?|promises?|hereby|pursuant|including|other|all|or|to pay|becomes?|breaks?|fails?)\b/;

const longestName = 90;

/** Whether a stretch of text can be a name: short, begun with a capital or a figure, no sentence. */
export function looksLikeName(text: string): boolean {
  if (text.length > longestName || !/^["“(]?[A-Z0-9]/.test(text) || !/[A-Za-z]{2}/.test(text)) return false;
  if (PROSE.test(text)) return false;
  const words = text.split(' ').filter((word) => /[A-Za-z]/.test(word));
  const small = words.filter(
    (word) =>
      /^[a-z]/.test(word) && !/^(?:of|and|the|for|de|la|van|von|dba|d\/b\/a|fka|aka|a|an|in|at|by|as)$/.test(word),
  );
  return words.length <= 14 && small.length <= words.length / 4;
}
