import { lawfulFacts } from '../../../packages/engine/test/reconciliation/lawful-facts.ts';
import { type LoanFacts, makeFacts } from '../core/facts.ts';
import type { Random } from '../core/random.ts';
import { type SpecialProduct, specialProducts } from '../core/special-products.ts';
import type { Offer } from './recipe.ts';

/** The generator draws purposes freely; a rule may ask whether a loan buys what secures it. */
const PURPOSES: Readonly<Record<Offer, string>> = {
  commercial_real_estate: 'Purchase of owner-occupied building',
  commercial_term: 'Working capital and equipment purchase',
  residential_purchase: 'Purchase of primary residence',
  residential_refinance: 'Refinance of primary residence',
  sba: 'Working capital and equipment purchase',
  revolving_line: 'Revolving line of credit for working capital',
  equipment: 'Purchase of equipment',
  home_equity_line: 'Home equity line of credit',
  construction: 'Construction of an office building',
  consumer_vehicle: 'Purchase of a vehicle',
  sba_7a: 'SBA 7(a) loan for working capital',
  sba_504: 'SBA 504 loan for working capital',
};

const MOST_TRIES = 2_000;

/** A loan of one of the products in which no rule has anything to find. */
export function soundFacts(
  random: Random,
  { products, when = () => true }: { readonly products: readonly Offer[]; readonly when?: (f: LoanFacts) => boolean },
): LoanFacts {
  const offer = random.pick(products);
  const special = isSpecial(offer) ? offer : null;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const drawn = makeFacts(random.fork(`facts ${attempt}`), special);
    if ((special === null && drawn.product !== offer) || !hasDistinctParties(drawn) || !when(drawn)) continue;
    const lawful = lawfulFacts(drawn);
    return { ...lawful, approval: { ...lawful.approval, purpose: PURPOSES[offer] } };
  }
  throw new Error(`No ${offer} loan is as the case asks for.`);
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

export function offerOf({ product, special }: LoanFacts): Offer {
  return special ?? product;
}

function isSpecial(offer: Offer): offer is SpecialProduct {
  return offer in specialProducts;
}
