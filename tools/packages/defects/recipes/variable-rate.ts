import { plainRate } from '../../core/amounts.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, change, note, paper } from './changes.ts';

/** how a variable rate moves, beside the approval. */
export const variableRateRecipes: readonly Recipe[] = [
  {
    rule: 'R-109',
    name: 'the approval has a wider margin',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.index !== null,
    documents: [note('rate_margin')],
    record: (record, f) => ({ ...record, rate_margin: plainRate((f.index?.margin ?? 0) + 250) }),
  },
  {
    rule: 'R-109',
    name: 'the approval has another floor',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.index !== null,
    documents: [note('rate_floor')],
    record: (record, f) => ({ ...record, rate_floor: plainRate((f.index?.floor ?? 0) - 500) }),
  },
  {
    rule: 'R-109',
    name: 'the rider has another margin',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.index !== null,
    documents: [
      note('rate_margin'),
      paper(
        'rider',
        ['rate_margin'],
        change((f) => ({ index: f.index === null ? null : { ...f.index, margin: f.index.margin + 125 } })),
      ),
    ],
  },
  {
    rule: 'R-109',
    name: 'the index goes by its short name in the approval',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => f.index?.name.includes('Wall Street Journal') ?? false,
    documents: [note('rate_index', 'rate_margin')],
    record: (record) => ({ ...record, rate_index: 'WSJ Prime' }),
  },
];
