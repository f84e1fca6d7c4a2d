import { nameKey, namesEntity } from '../values/name-key.ts';
import type { Facts, Reading } from './facts.ts';

export type LoanClass = 'business' | 'consumer';

/** Papers that only consumer credit brings with it, and only business credit. */
const CONSUMER_PAPERS = [
  'closing_disclosure',
  'loan_estimate',
  'truth_in_lending',
  'right_to_cancel',
  'underwriting_transmittal',
  'heloc_agreement',
];
const BUSINESS_PAPERS = [
  'borrowing_resolution',
  'sba_authorization',
  'security_agreement',
  'loan_agreement',
  'guaranty',
];

/** What the approval or a paper calls it, else what the papers and the borrowers tell; null when they do not. */
export function loanClass(facts: Facts): LoanClass | null {
  const said = [...facts.approved('loan_class'), ...facts.readings('loan_class')].map(({ value }) => value);
  if (said.includes('consumer') !== said.includes('business'))
    return said.includes('consumer') ? 'consumer' : 'business';
  const [consumer, business] = [facts.has(...CONSUMER_PAPERS), facts.has(...BUSINESS_PAPERS)];
  if (consumer !== business) return consumer ? 'consumer' : 'business';
  if (entityBorrowers(facts).length > 0) return 'business';
  // A person who builds a home signs a loan agreement, too; the law's disclosures go to consumers alone.
  return consumer ? 'consumer' : null;
}

/** Borrowers that are no people, by their names or because the paper says what kind of entity they are. */
export function entityBorrowers(facts: Facts): readonly Reading[] {
  const papers = ['promissory_note', 'loan_agreement', 'borrowing_resolution'];
  const named = [...facts.readings('borrower_name', papers), ...facts.approved('borrower_name')];
  // Hundreds of papers name a few parties: each name is looked at once.
  const entities = new Set(
    [...new Set(named.map(({ value }) => value))].filter((value) => namesEntity(nameKey(value))),
  );
  return [
    ...named.filter(({ value }) => entities.has(value)),
    ...[
      ...facts.readings('borrower_entity_type', ['promissory_note', 'loan_agreement']),
      ...facts.approved('borrower_entity_type'),
    ].filter(({ value }) => !/\b(?:individuals?|person|natural|sole propriet)/i.test(value)),
  ];
}

/** Papers that a loan has only when land secures it. A flood determination or an appraisal may be of contents or machines. */
const LAND_PAPERS = [
  'deed_of_trust',
  'mortgage',
  'title_commitment',
  'title_policy',
  'assignment_of_rents',
  'closing_disclosure',
  'closing_protection_letter',
];
const LAND_WORDS =
  /\breal (?:estate|property)\b|\bdeeds? of trust\b|(?<!chattel )\bmortgages? on\b|\bdwelling\b|\bland\b/i;

export function isRealEstateSecured(facts: Facts): boolean {
  if (facts.has(...LAND_PAPERS)) return true;
  if (facts.readings('property_address', ['flood_determination', 'appraisal', 'promissory_note']).length > 0)
    return true;
  return collateralWords(facts).some((text) => LAND_WORDS.test(text));
}

/** What the approval and the note say is pledged. */
function collateralWords(facts: Facts): readonly string[] {
  return [
    ...facts.approved('collateral_description'),
    ...facts.readings('collateral_description', ['promissory_note']),
  ].map(({ value }) => value);
}

const MOVABLE_WORDS =
  /\b(?:equipment|inventory|accounts|receivables?|chattel paper|machinery|livestock|crops|general intangibles|all (?:business )?assets|furniture)\b/i;
const VEHICLE_WORDS = /\b(?:vehicles?|automobile|pickup|truck|tractor-trailer|trailer|motor ?home|boat|VIN)\b/i;

/**
 * Whether things other than land secure it. Beside a deed a financing statement alone is a fixture filing, which
 * follows from the deed.
 */
export function isPersonalPropertySecured(facts: Facts): boolean {
  if (facts.has('security_agreement')) return true;
  const onLand = isRealEstateSecured(facts);
  if (facts.has('ucc_financing_statement') && !onLand) return true;
  // An approval for a home lists what stays in the house; nobody files that.
  if (onLand && loanClass(facts) !== 'business') return false;
  return collateralWords(facts).some((text) => MOVABLE_WORDS.test(text));
}

/** Whether a business loan was approved on movable things alone: papers about land then may belong to something else. */
export function isApprovedWithoutLand(facts: Facts): boolean {
  const pledged = facts.approved('collateral_description').map(({ value }) => value);
  return (
    loanClass(facts) === 'business' &&
    !facts.has('deed_of_trust', 'mortgage', 'assignment_of_rents') &&
    pledged.length > 0 &&
    facts.approved('property_address').length === 0 &&
    pledged.every((text) => MOVABLE_WORDS.test(text) && !LAND_WORDS.test(text))
  );
}

/** Whether nothing but a titled vehicle is pledged, as far as the papers describe it: its title carries the lien. */
export function isVehicleAlone(facts: Facts): boolean {
  const described = [
    ...collateralWords(facts),
    ...facts.readings('collateral_description', ['security_agreement']).map(({ value }) => value),
  ];
  return facts.has('vehicle_title') && !described.some((text) => MOVABLE_WORDS.test(text));
}

export function isVehicleSecured(facts: Facts): boolean {
  return facts.has('vehicle_title') || collateralWords(facts).some((text) => VEHICLE_WORDS.test(text));
}

const BARE_LAND =
  /\b(?:vacant|unimproved|raw|bare|farm|crop|pasture|agricultural) (?:land|lot|ground)|^(?:land|lot|acreage)$/i;

/** Whether a building stands on the land, as far as the papers tell: unless they call it bare. */
export function isImproved(facts: Facts): boolean {
  const said = [...facts.approved('property_type'), ...facts.readings('property_type')];
  return !said.some(({ value }) => BARE_LAND.test(value));
}

const HOME =
  /\b(?:single[- ]family|sfr|condo(?:minium)?|pud|planned unit|1-4|one[- ]to[- ]four|two[- ]to[- ]four|duplex|triplex|townho(?:use|me)|residen\w+|dwelling|manufactured home|co-?op(?:erative)?)\b/i;
const NO_HOME =
  /\b(?:office|industrial|warehouse|retail|commercial|hotel|farm|church|mixed[- ]use|multi-?family|apartment)\b/i;

/** Whether the building is a home of one to four families; by its type where one is printed, else by the kind of loan. */
export function isHome(facts: Facts): boolean | null {
  const said = [...facts.approved('property_type'), ...facts.readings('property_type')].map(({ value }) => value);
  if (said.some((text) => NO_HOME.test(text))) return false;
  if (said.some((text) => HOME.test(text))) return true;
  const kind = loanClass(facts);
  return kind === null ? null : kind === 'consumer';
}

/** Papers whose word on the purpose weighs most: the borrower's own and the disclosures. */
const PURPOSE_PAPERS = ['closing_disclosure', 'loan_estimate', 'loan_application', 'underwriting_transmittal'];
const PRICE_PAPERS = [
  'closing_disclosure',
  'settlement_statement',
  'loan_application',
  'underwriting_transmittal',
  'title_commitment',
];

/**
 * Whether the loan buys what secures it. A price tells; then the words of the disclosures; a Closing Disclosure prints a
 * value in place of the price when nothing is bought; then a payoff of what was owed before; last the approval's words.
 */
export function buysItsSecurity(facts: Facts): boolean | null {
  if (facts.readings('sale_price', PRICE_PAPERS).length > 0 || facts.approved('sale_price').length > 0) return true;
  const said = purposeOf(facts.readings('loan_purpose', PURPOSE_PAPERS));
  if (said !== null) return said;
  if (facts.readings('appraised_value', ['closing_disclosure']).length > 0 || facts.has('payoff_statement'))
    return false;
  return purposeOf(facts.approved('loan_purpose'));
}

function purposeOf(readings: readonly Reading[]): boolean | null {
  const says = (words: RegExp) => readings.some(({ value }) => words.test(value));
  const [buys, refinances] = [says(/purchase|acqui/i), says(/refinanc|home equity|cash[- ]?out|consolidat|improve/i)];
  return buys === refinances ? null : buys;
}
