import type { Random } from '../../packages/core/random.ts';

/** How a house prints amounts, rates, dates, counts and names. Forms and sentences of one house differ. */
export interface PrintStyle {
  readonly sign: string;
  /** Whether whole dollars keep their cents. */
  readonly cents: boolean;
  readonly commas: boolean;
  readonly rateDigits: 'exact' | 2 | 3;
  readonly percent: string;
  readonly rateWords: boolean;
  readonly date: DateStyle;
  readonly count: 'figures' | 'both' | 'words';
  readonly months: 'months' | 'years' | 'mos' | 'bare' | 'both';
  readonly upperNames: boolean;
  readonly upperAll: boolean;
  /** How many lines an address takes where there is room. */
  readonly addressLines: 1 | 2 | 3;
  readonly longState: boolean;
  readonly masked: boolean;
}

export const dateStyles = [
  'long',
  'slash',
  'slash-short',
  'slash-2',
  'dash',
  'dot',
  'abbreviated',
  'day-first',
  'ordinal',
  'weekday',
  'upper',
  'iso',
  'ordinal-comma',
] as const;

export type DateStyle = (typeof dateStyles)[number];

export function drawPrintStyle(random: Random, where: 'form' | 'prose'): PrintStyle {
  const prose = where === 'prose';
  const upperAll = !prose && random.chance(0.08);
  return {
    sign: random.pick(prose ? ['$', '$', '$', 'U.S. $', 'US$', '$ '] : ['$', '$', '$', '$ ', '', '']),
    cents: random.chance(prose ? 0.85 : 0.75),
    commas: random.chance(0.97),
    rateDigits: random.pick(['exact', 'exact', 2, 3, 3] as const),
    percent: random.pick(prose ? ['%', '%', '%', ' percent', ' per cent', ' %'] : ['%', '%', '%', ' %', '']),
    rateWords: prose && random.chance(0.3),
    date: prose
      ? random.pick([
          'long',
          'long',
          'long',
          'long',
          'ordinal',
          'ordinal',
          'upper',
          'slash',
          'dash',
          'ordinal-comma',
        ] as const)
      : random.pick(dateStyles),
    count: prose ? random.pick(['figures', 'both', 'both', 'words'] as const) : 'figures',
    months: random.pick(prose ? (['months', 'years', 'both'] as const) : (['months', 'years', 'mos', 'bare'] as const)),
    upperNames: random.chance(prose ? 0.35 : 0.3),
    upperAll,
    addressLines: random.pick([1, 2, 2, 3] as const),
    longState: random.chance(0.15),
    masked: random.chance(0.15),
  };
}
