import type { BacktestResult } from '@countersign/contract/reconciliation';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { backtest } from '../../api/operations/rules.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { rulesWords } from '../../words/rules.ts';
import { Fault } from '../configure/fault.tsx';
import { FoundList } from './found-list.tsx';
import { type RuleDraft, toSpec } from './rule-draft.ts';
import { runBacktest } from './run-backtest.ts';

const words = rulesWords.backtest;
type Row = BacktestResult['loans'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'loan',
    title: words.columns.loan,
    cell: ({ externalRef }) => (
      <Link to="/app/loans/$ref" params={{ ref: externalRef }}>
        {externalRef}
      </Link>
    ),
  },
  { key: 'appear', title: words.columns.appear, cell: ({ appear }) => <Changes findings={appear} /> },
  { key: 'disappear', title: words.columns.disappear, cell: ({ disappear }) => <Changes findings={disappear} /> },
  { key: 'unchanged', title: words.columns.unchanged, align: 'end', cell: ({ unchanged }) => unchanged },
];

function Changes({ findings }: { readonly findings: Row['appear'] }) {
  return findings.length === 0 ? (
    <span className="configure-soft">{words.nothing}</span>
  ) : (
    <FoundList findings={findings} />
  );
}

/** What the rule as it is written would change on the loans that ran last. */
export function Backtest({ draft }: { readonly draft: RuleDraft }) {
  const [loans, setLoans] = useState('20');
  const [lookedAt, setLookedAt] = useState(0);
  const run = useMutation({
    mutationFn: () => {
      const spec = toSpec(draft);
      return runBacktest(Number(loans), (part) => backtest({ spec, ...part }), setLookedAt);
    },
  });
  const rows = run.data?.loans ?? [];
  const count = (which: 'appear' | 'disappear') => rows.reduce((sum, row) => sum + row[which].length, 0);
  // What changes nothing stands below what does.
  const sorted = rows.toSorted((a, b) => b.appear.length + b.disappear.length - a.appear.length - a.disappear.length);
  return (
    <section className="configure-card" aria-labelledby="rules-backtest">
      <h2 id="rules-backtest">{words.title}</h2>
      <p className="configure-soft">{words.text}</p>
      <form
        className="rules-try"
        onSubmit={(event) => {
          event.preventDefault();
          run.mutate();
        }}
      >
        <Field label={words.loans}>
          <Input
            type="number"
            min={1}
            max={200}
            required
            value={loans}
            onChange={(event) => setLoans(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={run.isPending}>
          {words.run}
        </Button>
      </form>
      {run.isPending ? (
        <p role="status">
          <Spinner /> {words.running(lookedAt, Number(loans))}
        </p>
      ) : null}
      <Fault error={run.error} />
      {run.data ? (
        <div className="configure-section">
          <div role="status">
            <Notice tone={count('appear') + count('disappear') === 0 ? 'plain' : 'note'}>
              {run.data.lookedAt === 0
                ? words.noLoans
                : words.summary(run.data.lookedAt, count('appear'), count('disappear'))}
            </Notice>
          </div>
          {rows.length > 0 ? (
            <Table caption={words.table} columns={columns} rows={sorted} rowKey={({ externalRef }) => externalRef} />
          ) : null}
          {run.data.skipped.length > 0 ? (
            <details>
              <summary>{words.skipped(run.data.skipped.length)}</summary>
              <ul>
                {run.data.skipped.map(({ externalRef, reason }) => (
                  <li key={externalRef}>
                    <span className="mono">{externalRef}</span> {reason}
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
