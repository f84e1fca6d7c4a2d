import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';

/** By how much a variable rate may move at its first change, at one change, and over the life of the loan. */
export const rateCaps: readonly Rule[] = [
  label('rate_cap_initial', [
    'Initial Cap',
    'Initial Rate Cap',
    'First Adjustment Cap',
    'First Change Cap',
    'Initial Adjustment Cap',
    'First Rate Change Cap',
  ]),
  label('rate_cap_periodic', [
    'Periodic Cap',
    'Periodic Rate Cap',
    'Annual Cap',
    'Subsequent Cap',
    'Subsequent Adjustment Cap',
    'Adjustment Cap',
    'Cap per Adjustment',
  ]),
  label('rate_cap_lifetime', [
    'Lifetime Rate Cap',
    'Lifetime Adjustment Cap',
    'Life of Loan Cap',
    'Lifetime Cap Over Initial Rate',
    'Lifetime Cap over First Rate',
    'Cap over Life of Loan',
  ]),
  sentence(
    'rate_cap_initial',
    ['first change', 'first adjustment'],
    String.raw`\b(?:first (?:rate )?(?:change|adjustment))(?: date)?[^.;]{0,80}?(?:by (?:no )?more than|not exceed|at most) (?P<v>{rate})`,
    { certainty: 0.82 },
  ),
  sentence(
    'rate_cap_periodic',
    ['any one', 'each change', 'each adjustment', 'any single'],
    String.raw`\b(?:any (?:one|single)|each) (?:rate )?(?:change|adjustment)(?: date)?[^.;]{0,80}?(?:by (?:no )?more than|not exceed|at most) (?P<v>{rate})`,
    { certainty: 0.82 },
  ),
  sentence(
    'rate_cap_lifetime',
    ['life of the loan', 'term of the loan'],
    String.raw`\bover the (?:life|term) of (?:the|this) loan[^.;]{0,60}?(?:by (?:no )?more than|not exceed|at most) (?P<v>{rate})(?: (?:above|over|from) the (?:first|initial))`,
    { certainty: 0.82 },
  ),
  label('index_date', ['Index Date', 'Date of Index', 'Index as of', 'Index Value Date', 'Index Published on']),
];
