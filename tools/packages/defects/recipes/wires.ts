import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, DOLLARS, LAND, mistype, note, paper, wire } from './changes.ts';

/** where the money goes. */
export const wireRecipes: readonly Recipe[] = [
  {
    rule: 'R-601',
    name: 'the wire is more than the loan',
    kind: 'defect',
    products: LAND,
    documents: [
      note('principal_amount'),
      paper(
        'wire_instructions',
        ['wire_amount'],
        wire((f) => ({ amountCents: f.principalCents + 2_500 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-601',
    name: 'the wire is no figure of the settlement',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper('closing_disclosure', ['principal_amount', 'origination_charges']),
      paper(
        'wire_instructions',
        ['wire_amount'],
        wire((f) => ({ amountCents: Math.round(f.principalCents * 0.63) + 417 })),
      ),
    ],
  },
  {
    rule: 'R-601',
    name: 'the origination charge is kept back',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper('closing_disclosure', ['origination_charges']),
      paper('wire_instructions', ['wire_amount']),
    ],
    loan: wire((f) => ({ amountCents: f.principalCents - f.disclosure.originationCents })),
  },
  {
    rule: 'R-605',
    name: 'a second payoff letter with another account',
    kind: 'defect',
    products: ['residential_refinance', 'commercial_term', 'commercial_real_estate'],
    documents: [
      'promissory_note',
      paper('payoff_statement', ['wire_beneficiary_account']),
      paper(
        'payoff_statement',
        ['wire_beneficiary_account'],
        change((f) => ({ payoff: { ...f.payoff, loanNumber: mistype(f.payoff.loanNumber) } })),
      ),
    ],
  },
  {
    rule: 'R-605',
    name: 'two letters with one account',
    kind: 'near_miss',
    products: ['residential_refinance', 'commercial_term', 'commercial_real_estate'],
    documents: [
      'promissory_note',
      paper('payoff_statement', ['wire_beneficiary_account']),
      paper('payoff_statement', ['wire_beneficiary_account']),
    ],
  },
  {
    rule: 'R-606',
    name: 'two wires for more than there is',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('principal_amount'),
      paper('wire_instructions', ['wire_amount']),
      paper(
        'wire_instructions',
        ['wire_amount'],
        wire((f) => ({ amountCents: f.principalCents + 10_000 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-606',
    name: 'one wire within the loan',
    kind: 'near_miss',
    products: LAND,
    documents: [note('principal_amount'), paper('wire_instructions', ['wire_amount'])],
    loan: wire((f) => ({ amountCents: f.principalCents - 100 * DOLLARS })),
  },
  {
    rule: 'R-602',
    name: 'the wire goes to somebody else',
    kind: 'defect',
    products: LAND,
    documents: [
      'promissory_note',
      paper('settlement_statement', ['settlement_agent']),
      paper(
        'wire_instructions',
        ['wire_beneficiary_name'],
        wire(() => ({ beneficiary: 'Delmar Capital Holdings LLC' })),
      ),
    ],
  },
  {
    rule: 'R-602',
    name: 'the wire of a home loan goes to a person',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      'promissory_note',
      paper('closing_disclosure', ['settlement_agent']),
      paper(
        'wire_instructions',
        ['wire_beneficiary_name'],
        wire(() => ({ beneficiary: 'Roland T. Marchetti' })),
      ),
    ],
  },
  {
    rule: 'R-602',
    name: 'the wire goes to the agent’s escrow account',
    kind: 'near_miss',
    products: LAND,
    documents: [
      'promissory_note',
      paper('title_commitment', ['settlement_agent']),
      {
        ...paper('wire_instructions', ['wire_beneficiary_name']),
        alter: wire((f) => ({ beneficiary: `${f.title.agent.name} IOLTA Trust Account` })),
      },
    ],
  },
  {
    rule: 'R-603',
    name: 'a second paper has another bank and account',
    kind: 'defect',
    products: LAND,
    documents: [
      'promissory_note',
      'wire_instructions',
      paper(
        'wire_instructions',
        ['wire_beneficiary_aba', 'wire_beneficiary_account'],
        wire(() => ({ aba: '021000021', account: '7734501298', bank: 'Metropolis Trust Bank' })),
      ),
    ],
  },
  {
    rule: 'R-603',
    name: 'a second paper has another account at the same bank',
    kind: 'defect',
    products: LAND,
    documents: [
      'promissory_note',
      'wire_instructions',
      paper(
        'wire_instructions',
        ['wire_beneficiary_account'],
        wire(() => ({ account: '7734501298' })),
      ),
    ],
  },
  {
    rule: 'R-603',
    name: 'a second paper repeats the first',
    kind: 'near_miss',
    products: LAND,
    documents: ['promissory_note', 'wire_instructions', 'wire_instructions'],
  },
  {
    rule: 'R-604',
    name: 'the directory has another account',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', 'wire_instructions'],
    payees: (f) => [{ ...verified(f), account: '5500119284' }],
  },
  {
    rule: 'R-604',
    name: 'the directory has the account with hyphens',
    kind: 'near_miss',
    products: LAND,
    documents: ['promissory_note', 'wire_instructions'],
    payees: (f) => [{ ...verified(f), account: f.wire.account.replace(/^(\d{4})/, '$1-') }],
  },
];

function verified(f: LoanFacts) {
  return { name: f.title.agent.name, aba: f.wire.aba, account: f.wire.account };
}
