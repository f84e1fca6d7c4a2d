import { addDays, addMonths } from '../../core/dates.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, DOLLARS, mistype, note, otherWords, paper } from './changes.ts';

/** terms of the note that other papers repeat. */
export const agreementRecipes: readonly Recipe[] = [
  {
    rule: 'R-101',
    name: 'the deed secures another principal',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('principal_amount'),
      paper(
        'deed_of_trust',
        ['principal_amount'],
        change((f) => ({ principalCents: f.principalCents + 5_000 * DOLLARS })),
      ),
      'disbursement_authorization',
    ],
  },
  {
    rule: 'R-101',
    name: 'the Closing Disclosure has another loan amount',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      'mortgage',
      paper(
        'closing_disclosure',
        ['principal_amount'],
        change((f) => ({ principalCents: f.principalCents - 1_000 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-101',
    name: 'the maximum lien is below the principal',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('principal_amount'),
      paper(
        'mortgage',
        ['max_lien_amount'],
        change((f) => ({ maxLienCents: f.principalCents - 10_000 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-101',
    name: 'the maximum lien is twice the principal',
    kind: 'near_miss',
    products: BUSINESS,
    loan: change((f) => ({ maxLienCents: f.principalCents * 2 })),
    documents: [note('principal_amount'), paper('deed_of_trust', ['max_lien_amount', 'principal_amount'])],
  },
  {
    rule: 'R-101',
    name: 'a cent apart',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      note('principal_amount'),
      paper(
        'deed_of_trust',
        ['principal_amount'],
        change((f) => ({ principalCents: f.principalCents + 1 })),
      ),
    ],
  },
  {
    rule: 'R-102',
    name: 'the words are ten thousand more than the figures',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      {
        ...note('principal_words', 'principal_amount'),
        reprint: (field, printed, f) =>
          field === 'principal_words'
            ? otherWords(printed, f.principalCents, f.principalCents + 10_000 * DOLLARS)
            : null,
      },
      'disbursement_authorization',
    ],
  },
  {
    rule: 'R-102',
    name: 'the words of a home loan leave out a thousand',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      {
        ...note('principal_words', 'principal_amount'),
        reprint: (field, printed, f) =>
          field === 'principal_words'
            ? otherWords(printed, f.principalCents, f.principalCents - 1_000 * DOLLARS)
            : null,
      },
    ],
  },
  {
    rule: 'R-102',
    name: 'the words are in capitals and without hyphens',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => /[2-9][1-9]/.test(String(Math.floor(f.principalCents / 100_000) % 100)),
    documents: [
      {
        ...note('principal_words', 'principal_amount'),
        reprint: (field, printed) => (field === 'principal_words' ? printed.replaceAll('-', ' ').toUpperCase() : null),
      },
    ],
  },
  {
    rule: 'R-103',
    name: 'the Closing Disclosure has a higher rate',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('interest_rate'),
      paper(
        'closing_disclosure',
        ['interest_rate'],
        change((f) => ({ rate: f.rate + 125 })),
      ),
    ],
  },
  {
    rule: 'R-103',
    name: 'the loan agreement has a lower rate',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('interest_rate'),
      paper(
        'loan_agreement',
        ['interest_rate'],
        change((f) => ({ rate: f.rate - 250 })),
      ),
    ],
  },
  {
    rule: 'R-103',
    name: 'the estimate had another rate',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('interest_rate'),
      paper(
        'loan_estimate',
        ['interest_rate'],
        change((f) => ({ rate: f.rate + 250 })),
      ),
      paper('closing_disclosure', ['interest_rate']),
    ],
  },
  {
    rule: 'R-104',
    name: 'the deed matures a year later',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('maturity_date'),
      paper(
        'deed_of_trust',
        ['maturity_date'],
        change((f) => ({ maturityDate: addMonths(f.maturityDate, 12) })),
      ),
    ],
  },
  {
    rule: 'R-104',
    name: 'the mortgage matures a day earlier',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('maturity_date'),
      paper(
        'mortgage',
        ['maturity_date'],
        change((f) => ({ maturityDate: addDays(f.maturityDate, -1) })),
      ),
    ],
  },
  {
    rule: 'R-104',
    name: 'the approval has another maturity',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('maturity_date'), 'disbursement_authorization'],
    record: (record, f) => ({ ...record, maturity_date: addMonths(f.maturityDate, 6) }),
  },
  {
    rule: 'R-104',
    name: 'the resolution authorizes a longer loan',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      note('maturity_date'),
      'deed_of_trust',
      paper(
        'borrowing_resolution',
        ['maturity_date'],
        change((f) => ({ maturityDate: addMonths(f.maturityDate, 12) })),
      ),
    ],
  },
  {
    rule: 'R-105',
    name: 'the guaranty cites a note of another day',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('note_date'),
      {
        ...paper(
          'guaranty',
          ['note_date'],
          change((f) => ({ noteDate: addDays(f.noteDate, 3) })),
        ),
        subject: 0,
      },
    ],
  },
  {
    rule: 'R-105',
    name: 'the deed cites a note of another year',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('note_date'),
      paper(
        'deed_of_trust',
        ['note_date'],
        change((f) => ({ noteDate: addMonths(f.noteDate, -12) })),
      ),
    ],
  },
  {
    rule: 'R-105',
    name: 'the loan agreement is older than the note',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      note('note_date'),
      'deed_of_trust',
      paper(
        'loan_agreement',
        ['note_date'],
        change((f) => ({ noteDate: addDays(f.noteDate, -30) })),
      ),
    ],
  },
  {
    rule: 'R-106',
    name: 'the Truth in Lending statement begins a month later',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('first_payment_date'),
      paper(
        'truth_in_lending',
        ['first_payment_date'],
        change((f) => ({ firstPaymentDate: addMonths(f.firstPaymentDate, 1) })),
      ),
    ],
  },
  {
    rule: 'R-106',
    name: 'the approval begins on another day',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('first_payment_date')],
    record: (record, f) => ({ ...record, first_payment_date: addDays(f.firstPaymentDate, 14) }),
  },
  {
    rule: 'R-106',
    name: 'the SBA planned with another first payment',
    kind: 'near_miss',
    products: ['sba'],
    documents: [
      note('first_payment_date'),
      paper(
        'sba_authorization',
        ['first_payment_date'],
        change((f) => ({ firstPaymentDate: addMonths(f.firstPaymentDate, 1) })),
      ),
    ],
  },
  {
    rule: 'R-107',
    name: 'the Closing Disclosure has a higher payment',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('payment_amount'),
      paper(
        'closing_disclosure',
        ['payment_amount'],
        change((f) => ({ paymentCents: f.paymentCents + 25 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-107',
    name: 'the Truth in Lending statement has a lower payment',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('payment_amount'),
      paper(
        'truth_in_lending',
        ['payment_amount'],
        change((f) => ({ paymentCents: f.paymentCents - 1 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-107',
    name: 'a cent apart',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('payment_amount'),
      paper(
        'closing_disclosure',
        ['payment_amount'],
        change((f) => ({ paymentCents: f.paymentCents + 1 })),
      ),
    ],
  },
  {
    rule: 'R-108',
    name: 'two digits changed places on the disclosure',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('loan_number'),
      paper(
        'closing_disclosure',
        ['loan_number'],
        change((f) => ({ loanNumber: mistype(f.loanNumber) })),
      ),
    ],
  },
  {
    rule: 'R-108',
    name: 'the guaranty is of another loan',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('loan_number'),
      {
        ...paper(
          'guaranty',
          ['loan_number'],
          change((f) => ({ loanNumber: mistype(f.loanNumber) })),
        ),
        subject: 0,
      },
    ],
  },
  {
    rule: 'R-108',
    name: 'leading zeros and no hyphens',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('loan_number'),
      paper(
        'closing_disclosure',
        ['loan_number'],
        change((f) => ({ loanNumber: `00${f.loanNumber.replaceAll('-', '')}` })),
      ),
    ],
  },
];
