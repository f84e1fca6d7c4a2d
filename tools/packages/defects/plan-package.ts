import type { VerifiedPayee } from '@countersign/engine/reconciliation/loan-package';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { createRandom } from '../core/random.ts';
import { factsOfPaper, recordOf } from './approval-record.ts';
import { chooseLayout } from './choose-layout.ts';
import type { ChosenPaper } from './draw-papers.ts';
import type { AlteredFigure, ApprovalRecord, Intake, Paper, Recipe } from './recipe.ts';
import { soundFacts } from './sound-facts.ts';

/** A package that can be drawn: its papers in order, and what comes with them. */
export interface PlannedPackage {
  /** Such as `R-101 deed-differs #2`; names it in what the benchmark prints. */
  readonly name: string;
  readonly seed: number;
  readonly facts: LoanFacts;
  readonly papers: readonly ChosenPaper[];
  readonly record: ApprovalRecord | null;
  readonly intake: Intake;
  readonly payees: readonly VerifiedPayee[];
  readonly brokenFile: boolean;
  readonly altered: AlteredFigure | null;
}

export interface PlannedCase {
  readonly recipe: Recipe;
  readonly planned: PlannedPackage;
}

/** The package of a recipe; `nth` varies the loan and the layouts. */
export function planCase(recipe: Recipe, layouts: readonly Layout[], nth: number): PlannedCase {
  const name = `${recipe.rule} ${recipe.kind === 'near_miss' ? 'near miss: ' : ''}${recipe.name} #${nth + 1}`;
  const seed = seedOf(name);
  const random = createRandom(seed);
  const drawn = soundFacts(random.fork('loan'), recipe);
  const facts = recipe.loan?.(drawn) ?? drawn;
  const papers = recipe.documents.flatMap((one) =>
    eachSubject(typeof one === 'string' ? { docType: one } : one, facts),
  );
  const security = securityOf(papers, facts);
  const chosen: ChosenPaper[] = [];
  for (const [index, paper] of papers.entries()) {
    const original = paper.copyOf === undefined ? undefined : chosen[paper.copyOf];
    const own = factsOfPaper(facts, paper.docType, security);
    const asked = {
      paper,
      subject: paper.subject ?? 0,
      facts: paper.alter?.(own) ?? own,
      random: original?.random ?? random.fork(`paper ${index}`),
    };
    const ofType = layouts.filter(({ docType }) => docType === paper.docType);
    const offered =
      original === undefined
        ? rotated(ofType, seedOf(`${recipe.rule} ${recipe.name} ${index}`) + nth)
        : [original.layout];
    const found = chooseLayout(offered, facts, asked);
    if (found === null) throw new Error(`${name}: no layout of ${paper.docType} shows it.`);
    chosen.push(found);
  }
  const record = recordOf(facts, security);
  const intake = intakeOf(facts);
  return {
    recipe,
    planned: {
      name,
      seed,
      facts,
      papers: chosen,
      record: recipe.record === null ? null : (recipe.record?.(record, facts) ?? record),
      intake: recipe.intake?.(intake, facts) ?? intake,
      payees: recipe.payees?.(facts) ?? [],
      brokenFile: recipe.brokenFile ?? false,
      altered: recipe.altered ?? null,
    },
  };
}

/** Every guarantor gives a guaranty, unless the recipe says whose. */
export function eachSubject(paper: Paper, { guarantors }: LoanFacts): readonly Paper[] {
  if (paper.docType !== 'guaranty' || paper.subject !== undefined || paper.copyOf !== undefined) return [paper];
  return guarantors.map((_, subject) => ({ ...paper, subject }));
}

export function intakeOf({ borrowers, principalCents }: LoanFacts): Intake {
  return { borrowerName: borrowers[0]?.name ?? '', expectedPrincipal: (principalCents / 100).toFixed(2) };
}

const LAND = [
  'deed_of_trust',
  'mortgage',
  'title_commitment',
  'title_policy',
  'closing_disclosure',
  'appraisal',
  'flood_determination',
];
const THINGS = ['security_agreement', 'ucc_financing_statement'];

/** What secures the loan, by the papers that the package is to hold. */
export function securityOf(papers: readonly Pick<Paper, 'docType'>[], { product }: LoanFacts) {
  const has = (types: readonly string[]) => papers.some(({ docType }) => types.includes(docType));
  const land = has(LAND) || product === 'commercial_real_estate' || product.startsWith('residential');
  return { land, things: has(THINGS) || !land };
}

/** The layouts from another one on, so that every package begins its search elsewhere. */
function rotated(layouts: readonly Layout[], by: number): readonly Layout[] {
  const at = by % Math.max(1, layouts.length);
  return [...layouts.slice(at), ...layouts.slice(0, at)];
}

function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 16_777_619);
  return (hash >>> 0) % 1_000_000;
}
