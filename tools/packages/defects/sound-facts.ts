import { lawfulFacts } from '../../../packages/engine/test/reconciliation/lawful-facts.ts';
import { type LoanFacts, makeFacts } from '../core/facts.ts';
import type { Random } from '../core/random.ts';
import type { Product } from './recipe.ts';

/** The generator draws purposes freely; a rule may ask whether a loan buys what secures it. */
const PURPOSES: Readonly<Record<Product, string>> = {
  commercial_real_estate: 'Purchase of owner-occupied building',
  commercial_term: 'Working capital and equipment purchase',
  residential_purchase: 'Purchase of primary residence',
  residential_refinance: 'Refinance of primary residence',
  sba: 'Working capital and equipment purchase',
};

const MOST_TRIES = 2_000;

/** A loan of one of the products in which no rule has anything to find. */
export function soundFacts(
  random: Random,
  { products, when = () => true }: { readonly products: readonly Product[]; readonly when?: (f: LoanFacts) => boolean },
): LoanFacts {
  const product = random.pick(products);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const drawn = makeFacts(random.fork(`facts ${attempt}`));
    if (drawn.product !== product || !hasDistinctParties(drawn) || !when(drawn)) continue;
    const lawful = lawfulFacts(drawn);
    return { ...lawful, approval: { ...lawful.approval, purpose: PURPOSES[product] } };
  }
  throw new Error(`No ${product} loan is as the case asks for.`);
}

/** Few names make for namesakes, of whom nobody could say which is meant. */
function hasDistinctParties({ borrowers, guarantors }: LoanFacts): boolean {
  const last = [...borrowers, ...guarantors].map(({ name }) =>
    name
      .replace(/, Jr\.$/, '')
      .split(' ')
      .at(-1),
  );
  return new Set(last).size === last.length;
}
