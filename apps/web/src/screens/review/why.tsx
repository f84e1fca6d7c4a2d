import type { Finding } from '@countersign/contract/review';
import { formatMoney } from '../../parts/format.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords } from '../../words/review.ts';
import { readFindingData } from './finding-data.ts';
import { sayValue } from './say-value.ts';

const words = reviewWords.why;

/** Why the engine calls it different: its sentence, and the figures behind it. */
export function Why({ finding }: { readonly finding: Finding }) {
  const { comparison, kind, expected, difference, tolerance, formula, inputs, tried } = readFindingData(finding);
  const apart =
    difference === null
      ? null
      : difference.amount !== undefined
        ? kind === 'money' || kind === null
          ? formatMoney(difference.amount)
          : difference.amount
        : difference.days !== undefined
          ? words.days(difference.days)
          : words.points(difference.basisPoints ?? '');
  const facts = [
    [words.comparison, comparison === null ? null : (words.comparisons[comparison] ?? sayCode(comparison))],
    [words.expected, expected === null ? null : sayValue(kind, expected)],
    [words.difference, apart],
    [
      words.tolerance,
      tolerance === null ? null : kind === 'rate' ? words.percentagePoints(tolerance) : sayValue(kind, tolerance),
    ],
    [words.formula, formula],
  ] as const;
  return (
    <section aria-label={words.heading}>
      <p className="review-message">{finding.detail.message}</p>
      <dl className="review-facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="numbers">{value}</dd>
            </div>
          ),
        )}
        {inputs.length === 0 ? null : (
          <div>
            <dt>{words.inputs}</dt>
            <dd className="numbers">{inputs.map(([name, value]) => `${sayCode(name)} ${value}`).join(' · ')}</dd>
          </div>
        )}
        {tried.length === 0 ? null : (
          <div>
            <dt>{words.tried}</dt>
            <dd className="numbers">
              <ul className="review-plain-list">
                {tried.map(({ assumption, result }) => (
                  <li key={assumption}>
                    {assumption}: {result}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
