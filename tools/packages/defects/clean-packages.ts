import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { createRandom, type Random } from '../core/random.ts';
import { factsOfPaper, recordOf } from './approval-record.ts';
import { chooseLayout } from './choose-layout.ts';
import type { ChosenPaper } from './draw-papers.ts';
import { eachSubject, intakeOf, type PlannedPackage, securityOf } from './plan-package.ts';
import type { Offer, Paper, Product } from './recipe.ts';
import { offerOf, soundFacts } from './sound-facts.ts';

const PRODUCTS: readonly Product[] = [
  'commercial_real_estate',
  'residential_purchase',
  'commercial_term',
  'residential_refinance',
  'sba',
];
/** Those whose papers are drawn as another product's come after the first packages: demo loans count on their places. */
const SPECIALS: readonly Offer[] = [
  'revolving_line',
  'equipment',
  'home_equity_line',
  'construction',
  'consumer_vehicle',
  'sba_7a',
  'sba_504',
];
const FIRST_SPECIAL = 60;

/** Papers beside those that a loan needs; enough for every layout to have its turn. */
const MORE_PAPERS = 4;

/** What a loan of the product must hold. Of a list of types one is taken, by turns. */
const NEEDED: Readonly<Record<Offer, readonly (string | Paper | readonly string[])[]>> = {
  commercial_real_estate: [...land(), ...company(), 'guaranty'],
  residential_purchase: [...land(), ...home()],
  residential_refinance: [...land(), ...home(), 'right_to_cancel', 'payoff_statement'],
  // A note that names a property is of a loan on land.
  commercial_term: [{ docType: 'promissory_note', lacks: ['property_address'] }, ...things(), ...company(), 'guaranty'],
  sba: sba(),
  // The notes of other products promise payments of one size.
  revolving_line: [
    { docType: 'promissory_note', lacks: ['payment_amount', 'property_address'] },
    'loan_agreement',
    ...things(),
    ...company(),
    'guaranty',
  ],
  equipment: [
    { docType: 'promissory_note', lacks: ['property_address'] },
    ...things(),
    'invoice_or_bill_of_sale',
    ...company(),
    'guaranty',
  ],
  // Its agreement stands for the note, and an open-end line has no Closing Disclosure.
  home_equity_line: [
    'heloc_agreement',
    ['deed_of_trust', 'mortgage'],
    'title_commitment',
    'flood_determination',
    'property_insurance',
    'appraisal',
    'loan_application',
    'right_to_cancel',
  ],
  construction: [...land(), ...company(), 'guaranty', 'construction_agreement', 'draw_schedule'],
  consumer_vehicle: [
    { docType: 'promissory_note', lacks: ['property_address'] },
    'truth_in_lending',
    'security_agreement',
    'vehicle_title',
    'invoice_or_bill_of_sale',
  ],
  sba_7a: [...sba(), 'sba_form_159', 'sba_form_1050'],
  sba_504: [...sba(), 'sba_form_159'],
};

function sba(): readonly (string | Paper)[] {
  return [
    { docType: 'promissory_note', lacks: ['property_address'] },
    'sba_authorization',
    ...things(),
    ...company(),
    'guaranty',
  ];
}

function land(): readonly (string | readonly string[])[] {
  return [
    'promissory_note',
    ['deed_of_trust', 'mortgage'],
    'title_commitment',
    'flood_determination',
    'property_insurance',
    'appraisal',
  ];
}

function home(): readonly (string | Paper)[] {
  // The seller's copy shows nothing of the loan.
  return [{ docType: 'closing_disclosure', prints: ['principal_amount'] }, 'loan_application'];
}

function company(): readonly string[] {
  return [
    'borrowing_resolution',
    'entity_document',
    'disbursement_authorization',
    'beneficial_ownership_certification',
    'id_document',
  ];
}

function things(): readonly string[] {
  return ['security_agreement', 'ucc_financing_statement'];
}

/** What may be there as well. */
const WITH_ALL = [
  'credit_approval',
  'errors_omissions',
  'agreement_to_provide_insurance',
  'other',
  'wire_instructions',
];
const WITH_LAND = ['title_policy', 'settlement_statement', 'closing_protection_letter'];
const WITH_HOME = [
  'truth_in_lending',
  'loan_estimate',
  'underwriting_transmittal',
  'rider',
  'id_document',
  'disbursement_authorization',
  'closing_disclosure',
];
const WITH_COMPANY = [
  'loan_agreement',
  'liability_insurance',
  'change_in_terms',
  'payoff_statement',
  'loan_application',
  'id_document',
];
const POSSIBLE: Readonly<Record<Offer, readonly string[]>> = {
  commercial_real_estate: [
    ...WITH_ALL,
    ...WITH_LAND,
    ...WITH_COMPANY,
    'assignment_of_rents',
    'rider',
    'recorded_instrument',
  ],
  residential_purchase: [...WITH_ALL, ...WITH_LAND, ...WITH_HOME],
  residential_refinance: [...WITH_ALL, ...WITH_LAND, ...WITH_HOME],
  commercial_term: [...WITH_ALL, ...WITH_COMPANY, 'vehicle_title', 'ucc_acknowledgment'],
  sba: [...WITH_ALL, ...WITH_COMPANY, 'vehicle_title'],
  revolving_line: [
    'participation_agreement',
    'subordination_agreement',
    'life_insurance_assignment',
    'ucc_acknowledgment',
  ],
  equipment: ['liability_insurance', 'participation_agreement', 'other'],
  home_equity_line: ['id_document', 'title_policy', 'other', 'errors_omissions'],
  construction: ['survey', 'environmental_report', 'closing_protection_letter', 'lease'],
  sba_7a: ['life_insurance_assignment', 'liability_insurance', 'other'],
  sba_504: ['participation_agreement', 'liability_insurance', 'other'],
  consumer_vehicle: ['id_document', 'other', 'errors_omissions', 'agreement_to_provide_insurance'],
};

/**
 * Packages of loans in which everything agrees and nothing is missing. Layouts take turns: of each type the one that was
 * drawn least, so that together they show every layout.
 */
export function planCleanPackages(layouts: readonly Layout[], count: number): readonly PlannedPackage[] {
  const turns = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => planClean(layouts, turns, index));
}

function planClean(layouts: readonly Layout[], turns: Map<string, number>, index: number): PlannedPackage {
  const offers = index < FIRST_SPECIAL ? PRODUCTS : SPECIALS;
  const offer = offers[index % offers.length] ?? 'commercial_term';
  const random = createRandom(500_000 + index);
  const drawn = soundFacts(random.fork('loan'), { products: [offer] });
  const needed = needsOf(drawn, index);
  const facts = withMetConditions(drawn, needed);
  const leastDrawn = [...layouts].sort((a, b) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0));
  const chosen: ChosenPaper[] = [];
  const security = securityOf(needed, facts);
  const add = (paper: Paper): boolean => {
    const own = {
      paper,
      subject: paper.subject ?? 0,
      facts: factsOfPaper(facts, paper.docType, security),
      random: random.fork(`paper ${chosen.length}`),
    };
    const found = chooseLayout(leastDrawn, facts, own);
    if (found === null) return false;
    turns.set(found.layout.id, (turns.get(found.layout.id) ?? 0) + 1);
    chosen.push(found);
    return true;
  };
  for (const need of needed)
    for (const paper of eachSubject(need, facts))
      if (!add(paper)) throw new Error(`Clean package ${index + 1}: no layout of ${paper.docType} suits the loan.`);
  for (const docType of moreOf(facts, layouts, turns, random)) add({ docType });
  return {
    name: `clean ${index + 1} (${offer})`,
    seed: 500_000 + index,
    facts,
    papers: chosen,
    record: recordOf(facts, security),
    intake: intakeOf(facts),
    payees: [{ name: facts.title.agent.name, aba: facts.wire.aba, account: facts.wire.account }],
    brokenFile: false,
    altered: null,
  };
}

/** What conditions of an approval ask for. */
const ASKED: readonly (readonly [words: RegExp, docType: string])[] = [
  [/hazard insurance/i, 'property_insurance'],
  [/title insurance/i, 'title_commitment'],
  [/appraisal/i, 'appraisal'],
  [/assignment of rents/i, 'assignment_of_rents'],
  [/flood/i, 'flood_determination'],
];

/** A package is clean when it holds the papers that the conditions of its approval ask for. */
function withMetConditions(facts: LoanFacts, papers: readonly Paper[]): LoanFacts {
  const conditions = facts.approval.conditions.filter((condition) =>
    ASKED.every(([words, docType]) => !words.test(condition) || papers.some((paper) => paper.docType === docType)),
  );
  return { ...facts, approval: { ...facts.approval, conditions } };
}

function needsOf(facts: LoanFacts, index: number): readonly Paper[] {
  const turn = Math.floor(index / PRODUCTS.length);
  const flood = facts.flood.inHazardArea && NEEDED[offerOf(facts)].includes('flood_determination');
  // What is fixed to the land is pledged by an agreement and filed where the land lies.
  const fixtures: readonly (string | Paper)[] =
    facts.product === 'commercial_real_estate' && /fixtures/i.test(facts.collateral)
      ? ['security_agreement', { docType: 'ucc_financing_statement', prints: ['property_county'] }]
      : [];
  return [...NEEDED[offerOf(facts)], ...fixtures, ...(flood ? ['flood_notice', 'flood_policy'] : [])].map(
    (need): Paper => {
      if (typeof need === 'string') return { docType: need };
      return 'docType' in need ? need : { docType: need[turn % need.length] ?? '' };
    },
  );
}

/** The types of which most layouts still wait for their turn. */
function moreOf(
  facts: LoanFacts,
  layouts: readonly Layout[],
  turns: ReadonlyMap<string, number>,
  random: Random,
): readonly string[] {
  const waiting = (docType: string): number =>
    layouts.filter((layout) => layout.docType === docType && !turns.has(layout.id) && layout.suits?.(facts) !== false)
      .length;
  return random
    .fork('more')
    .shuffle(POSSIBLE[offerOf(facts)])
    .sort((a, b) => waiting(b) - waiting(a))
    .slice(0, MORE_PAPERS);
}
