import { describe, expect, it } from 'vitest';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { Decimal } from './decimal.ts';
import { dueDate, type PaymentFrequency } from './payment-frequency.ts';

interface Example {
  readonly name: string;
  readonly financed: string;
  readonly payment: string;
  readonly payments: number;
  readonly advance: string;
  readonly first: string;
  readonly frequency: PaymentFrequency;
  readonly apr: string;
}

/** The examples of appendix J to Regulation Z with one advance and equal payments; the rates are those it prints. */
const published: readonly Example[] = [
  {
    name: 'monthly, regular first period',
    financed: '5000',
    payment: '230',
    payments: 24,
    advance: '1978-01-10',
    first: '1978-02-10',
    frequency: 'monthly',
    apr: '9.69',
  },
  {
    name: 'monthly, long first period',
    financed: '6000',
    payment: '200',
    payments: 36,
    advance: '1978-02-10',
    first: '1978-04-01',
    frequency: 'monthly',
    apr: '11.82',
  },
  {
    name: 'semi-monthly, short first period',
    financed: '5000',
    payment: '219.17',
    payments: 24,
    advance: '1978-02-23',
    first: '1978-03-01',
    frequency: 'semi_monthly',
    apr: '10.34',
  },
  {
    name: 'quarterly, long first period',
    financed: '10000',
    payment: '385',
    payments: 40,
    advance: '1978-05-23',
    first: '1978-10-01',
    frequency: 'quarterly',
    apr: '8.97',
  },
  {
    name: 'weekly, long first period',
    financed: '500',
    payment: '17.60',
    payments: 30,
    advance: '1978-03-20',
    first: '1978-04-21',
    frequency: 'weekly',
    apr: '14.96',
  },
];

function aprOf(example: Example): string | null {
  const rate = annualPercentageRate({
    amountFinanced: new Decimal(example.financed),
    advanceDate: example.advance,
    frequency: example.frequency,
    payments: Array.from({ length: example.payments }, (_, index) => ({
      date: dueDate(example.first, index, example.frequency),
      amount: new Decimal(example.payment),
    })),
  });
  return rate?.toFixed(2) ?? null;
}

describe('the annual percentage rate', () => {
  for (const example of published) {
    it(`is what Regulation Z prints: ${example.name}`, () => expect(aprOf(example)).toBe(example.apr));
  }

  const once = (frequency: PaymentFrequency, advance: string, date: string, amount: string): string | null =>
    annualPercentageRate({
      amountFinanced: new Decimal(1000),
      advanceDate: advance,
      frequency,
      payments: [{ date, amount: new Decimal(amount) }],
    })?.toFixed() ?? null;

  it('of one payment after a year is the charge over the amount', () => {
    expect(once('annual', '2026-01-15', '2027-01-15', '1080')).toBe('8');
  });

  it('counts what is left of a year in months where these are whole, else in days', () => {
    // 1000 (1 + i/2) and 1000 (1 + 73 i / 365): simple interest for less than a unit-period.
    expect(once('annual', '2026-01-15', '2026-07-15', '1050')).toBe('10');
    expect(once('annual', '2026-01-15', '2026-03-29', '1020')).toBe('10');
  });

  it('is zero when nothing is charged, and unknown when less comes back than was given', () => {
    expect(once('monthly', '2026-01-15', '2026-02-15', '1000')).toBe('0');
    expect(once('monthly', '2026-01-15', '2026-02-15', '999.99')).toBe(null);
    expect(
      annualPercentageRate({
        amountFinanced: new Decimal(0),
        advanceDate: '2026-01-15',
        frequency: 'monthly',
        payments: [],
      }),
    ).toBe(null);
  });

  it('finds high rates as well', () => {
    // 1000 for a week at 15 a hundred: 0.15 x 52.
    expect(once('weekly', '2026-01-15', '2026-01-22', '1150')).toBe('780');
  });
});
