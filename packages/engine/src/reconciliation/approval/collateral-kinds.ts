import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { sayList, sayReading, saySource, startSentence } from '../wording.ts';

/** Kinds of collateral by the words that lenders use for them. Land is not among them: a deed speaks for itself. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['equipment', /\b(?:equipment|machinery)\b/i],
  ['inventory', /\binventory\b/i],
  ['accounts receivable', /\baccounts\b|\breceivables?\b/i],
  ['vehicles', /\bvehicles?\b|\btrucks?\b|\bautomobiles?\b|\btrailers?\b/i],
  ['livestock', /\blivestock\b|\bcattle\b|\bherd\b/i],
  ['crops', /\bcrops?\b/i],
  ['deposit accounts', /\bdeposit account|\bcertificates? of deposit\b|\bsavings account/i],
  ['securities', /\bsecurities\b|\bbrokerage account|\bshares of\b/i],
];
const EVERYTHING =
  /\ball (?:of (?:the )?(?:debtor|grantor|borrower)[’']?s? )?(?:business |personal |other )*(?:assets|property)\b|\bblanket lien\b/i;
const LAND =
  /\b(?:real (?:estate|property)|land|acres?|deeds? of trust|mortgages?|building|premises|residence|dwelling|(?:single[- ]family )?home|house|lot \d+)\b/i;
const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/g;

const DESCRIBING = [
  'security_agreement',
  'ucc_financing_statement',
  'vehicle_title',
  'loan_agreement',
  'promissory_note',
];

/**
 * What was approved as collateral and no paper describes. Texts are read by their words only, so that a kind that is
 * not found is a warning; a vehicle of another number is what the rule weighs. Null: nothing to compare.
 */
export function lacksKinds(approved: readonly Reading[], facts: Facts, rule: Rule): readonly Finding[] | null {
  const described = facts.readings('collateral_description', DESCRIBING);
  const kinds = kindsOf(approved);
  const vehicles = vinsOf(approved);
  if (described.length === 0 || kinds.length + vehicles.length === 0) return null;
  const covered = saysEverything(described) ? kinds : kindsOf(described);
  const missing = kinds.filter((kind) => !covered.includes(kind));
  // A paper that lists vehicles without their numbers does not name other ones.
  const named = vinsOf(described);
  const others = named.length === 0 ? [] : vehicles.filter((vin) => !named.includes(vin));
  const [first, paper] = [approved[0], described[0]];
  if (first === undefined || paper === undefined || missing.length + others.length === 0) return [];
  const what = sayList([...missing, ...others.map((vin) => `the vehicle ${vin}`)]);
  return [
    buildFinding(rule, {
      severity: others.length > 0 ? rule.severity : 'warning',
      title: `${rule.title}: ${findField('collateral_description')?.title ?? ''}`,
      message: `${startSentence(saySource(first))} asks for ${what} as collateral, ${saySource(paper)} describes “${sayReading(paper)}”.`,
      readings: [...approved, ...described],
      comparison: 'matches_lar',
      expected: first.value,
      more: { missing: [...missing, ...others], extra: [] },
    }),
  ];
}

/** `All assets` takes in every kind. */
export function saysEverything(readings: readonly Reading[]): boolean {
  return readings.some(({ value }) => EVERYTHING.test(value));
}

export function kindsOf(readings: readonly Reading[]): readonly string[] {
  return KINDS.flatMap(([kind, words]) => (readings.some(({ value }) => words.test(value)) ? [kind] : []));
}

/** Whether a text speaks of land or of a building. */
export function namesLand({ value }: Reading): boolean {
  return LAND.test(value);
}

export function vinsOf(readings: readonly Reading[]): readonly string[] {
  // Seventeen letters alone are a word.
  return readings.flatMap(({ value }) => (value.toUpperCase().match(VIN) ?? []).filter((vin) => /\d/.test(vin)));
}
