import { dayCounts } from './day-count.ts';
import type { Vocabulary } from './vocabulary.ts';

const closed = (entries: Readonly<Record<string, readonly string[]>>): Vocabulary => ({
  open: false,
  entries: Object.entries(entries).map(([value, phrases]) => ({ value, phrases })),
});

export const rateTypeWords = closed({
  fixed: ['fixed rate', 'fixed interest rate'],
  variable: ['adjustable', 'adj', 'floating', 'arm', 'variable rate', 'adjustable rate', 'variable interest rate'],
});

/** Read by `dayCountOf`; here for whoever shows the choices. */
export const dayCountWords = closed(Object.fromEntries(dayCounts.map((value) => [value, []])));

export const paymentFrequencyWords = closed({
  weekly: ['each week', 'every week', 'per week'],
  biweekly: ['bi weekly', 'every two weeks', 'every other week', 'fortnightly'],
  semi_monthly: ['semi monthly', 'semimonthly', 'twice a month', 'twice monthly'],
  monthly: ['each month', 'every month', 'per month', 'month', 'a month'],
  bimonthly: ['bi monthly', 'every two months', 'every other month'],
  quarterly: ['each quarter', 'every quarter', 'every three months', 'quarter'],
  semi_annual: ['semi annual', 'semiannual', 'semiannually', 'semi annually', 'every six months', 'twice a year'],
  annual: ['annually', 'yearly', 'each year', 'every year', 'once a year'],
  at_maturity: ['at maturity', 'on maturity', 'single payment', 'one payment', 'single pay'],
  on_demand: ['on demand', 'demand'],
  irregular: ['irregular payments'],
});

export const guarantyTypeWords = closed({
  unlimited: ['without limit', 'without limitation as to amount', 'not limited', 'full', 'unlimited guaranty'],
  limited: ['limited guaranty', 'shall not exceed', 'not to exceed', 'limited to'],
});

export const loanClassWords = closed({
  business: ['commercial', 'agricultural', 'business purpose'],
  consumer: ['personal', 'household', 'consumer purpose', 'family'],
});

/** As forms print it; other words stay as they are: an owner-occupied warehouse is no residence. */
export const occupancyWords: Vocabulary = {
  open: true,
  entries: [
    { value: 'Primary Residence', phrases: ['primary', 'principal residence', 'primary home'] },
    { value: 'Second Home', phrases: ['second', 'secondary residence', 'vacation home'] },
    {
      value: 'Investment Property',
      phrases: ['investment', 'investor', 'rental'],
    },
  ],
};

export const floodAreaWords = closed({
  true: ['yes', 'y', 'is', 'in', 'is in', 'is located in', 'x', 'true'],
  false: ['no', 'n', 'is not', 'out', 'not in', 'is not in', 'is not located in', 'false', 'outside'],
});

export const prepaymentWords = closed({
  true: ['yes', 'y', 'may', 'prepayment penalty', 'will', 'true'],
  false: [
    'no',
    'n',
    'false',
    'none',
    'will not',
    'no penalty',
    'no prepayment penalty',
    'no prepayment charge',
    'without penalty',
    'without a prepayment charge',
    'without any prepayment charge',
    'without paying any prepayment charge',
    'without premium or penalty',
    'without charge',
  ],
});
