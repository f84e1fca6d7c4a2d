import type { DocumentView } from './document-view.ts';
import { type Role, roleIn } from './roles.ts';
import type { Span } from './span.ts';

/** In signs. */
const farthestDefinition = 260;
/** Parties that stand between a name and the word that all of them are called by. */
const mostPartners = 8;

const QUOTED = /["“]([A-Z][A-Za-z0-9/ .,&()’'-]{0,40}?)[,.]?["”]/;
const SAID_AS =
  /^[,\s]*(?:[A-Za-z.,’' ]{0,80}?\b)?(?:\(?\s*(?:as|hereinafter|herein|hereafter|called|the|collectively)\b,?\s*)+(?:called|referred to as|the)?\s*([A-Z][A-Za-z-]+)/;
/** Words by which one name is given to several. */
const TOGETHER = /\b(?:collectively|together|each|jointly|severally|singly|individually|both|all)\b/i;
/** What parties do ends their list. */
const PROMISES = /\b(?:promises?|agrees?) to pay\b/;
const GUARANTEES = /\b(?:unconditionally|absolutely|irrevocably),?(?: and \w+,?)* guarant(?:y|ees?)\b/;
const LIST_ENDS =
  /\b(?:WHEREAS|RECITALS?|WITNESSETH|promises?|agrees?|agreed|guarant(?:y|ees?)|entered into|executed|dated as of)\b/;
const ORDERED = /\bto the order of:?\s*$/i;

/**
 * The role that the sentence gives to somebody whom it names: by what it calls them (`Ironwood, LLC … ("Borrower")`, alone
 * or as one of several), or by what they do in it.
 */
export function spokenRole(view: DocumentView, span: Span): Role | null {
  if (span.first < 0 || span.end <= 0) return null;
  const last = view.text.starts[span.end - 1];
  const own = view.text.tokens[span.end - 1];
  const first = view.text.starts[span.first];
  if (last === undefined || own === undefined || first === undefined) return null;
  const before = view.text.text.slice(Math.max(0, first - 40), first);
  const behind = view.text.text.slice(last + own.text.length);
  return calledRole(behind) ?? (ORDERED.test(before) ? 'lender' : null);
}

interface Definition {
  /** What the brackets around it say, or the quoted word alone. */
  readonly text: string;
  readonly role: Role | null;
  readonly between: string;
  readonly end: number;
}

function calledRole(behind: string): Role | null {
  let rest = behind.slice(0, mostPartners * farthestDefinition);
  for (let partner = 0; partner < mostPartners; partner += 1) {
    const found = nextDefinition(rest);
    const clause = found?.between ?? rest.slice(0, farthestDefinition);
    const doing = roleByDeed(clause);
    if (doing !== null) return doing;
    if (found === null) return partner === 0 ? saidAs(rest) : null;
    // The first word behind a name is its own; further ones are for all of a list, or for others.
    if (partner === 0) {
      if (found.role !== null) return found.role;
    } else {
      if (LIST_ENDS.test(found.between)) return null;
      if (found.role !== null) return TOGETHER.test(found.text) ? found.role : null;
    }
    rest = rest.slice(found.end);
  }
  return null;
}

function nextDefinition(rest: string): Definition | null {
  const quoted = QUOTED.exec(rest);
  if (quoted === null || quoted.index > farthestDefinition) return null;
  const open = rest.lastIndexOf('(', quoted.index);
  const close = rest.indexOf(')', quoted.index + quoted[0].length);
  const isBracketed = open >= 0 && quoted.index - open < 80 && close >= 0 && close - quoted.index < 160;
  const from = isBracketed ? open : quoted.index;
  const end = isBracketed ? close + 1 : quoted.index + quoted[0].length;
  const text = rest.slice(from, end);
  return { text, role: roleOfDefinition(text), between: rest.slice(0, from), end };
}

/** Of all that one pair of brackets calls somebody the first word that names a role. */
function roleOfDefinition(text: string): Role | null {
  for (const [, word = ''] of text.matchAll(new RegExp(QUOTED, 'g'))) {
    const role = roleIn(word.toLowerCase().split(/[ /]+/));
    if (role !== null) return role;
  }
  return null;
}

function roleByDeed(clause: string): Role | null {
  if (PROMISES.test(clause)) return 'borrower';
  return GUARANTEES.test(clause) ? 'guarantor' : null;
}

function saidAs(behind: string): Role | null {
  const named = SAID_AS.exec(behind.slice(0, 120))?.[1];
  return named === undefined ? null : roleIn(named.toLowerCase().split(/[ /]+/));
}
