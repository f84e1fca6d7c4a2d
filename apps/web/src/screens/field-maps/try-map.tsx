import type { CoreFieldMap, CoreFieldMapTrial } from '@countersign/contract/boarding';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tryFieldMap } from '../../api/operations/field-maps.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import { isScheduled, PaymentSchedule } from '../boarding/payment-schedule.tsx';
import { Fault } from '../configure/fault.tsx';
import { LoanField } from '../configure/loan-field.tsx';

const words = fieldMapsWords.try;
type Row = CoreFieldMapTrial['preview'][number];

const columns: readonly Column<Row>[] = [
  { key: 'core', title: words.columns.core, cell: ({ coreField }) => <code>{coreField}</code> },
  {
    key: 'value',
    title: words.columns.value,
    cell: ({ value }) =>
      value === null ? (
        <span className="configure-soft">{words.nothing}</span>
      ) : (
        <span className="configure-wrap">{value}</span>
      ),
  },
  {
    key: 'from',
    title: words.columns.from,
    cell: ({ source }) => <span className="configure-small">{source === null ? '' : placeOf(source)}</span>,
  },
];

function placeOf({ documentName, pageNo }: NonNullable<Row['source']>): string {
  return pageNo === null ? documentName : words.page(documentName, pageNo);
}

/** What the core would be given of one loan by the map as it is written. */
export function TryMap({ mapping }: { readonly mapping: CoreFieldMap['mapping'] }) {
  const [loanRef, setLoanRef] = useState('');
  const request = { mapping, loanRef: loanRef.trim() };
  const trial = useMutation({ mutationFn: (asked: typeof request) => tryFieldMap(asked) });
  const unknown = isApiError(trial.error, 'loan_not_found') ? trial.error.message : undefined;
  const stale = trial.data !== undefined && JSON.stringify(trial.variables) !== JSON.stringify(request);
  return (
    <section className="configure-card" aria-labelledby="field-maps-try">
      <h2 id="field-maps-try">{words.title}</h2>
      <form
        className="configure-section"
        onSubmit={(event) => {
          event.preventDefault();
          trial.mutate(request);
        }}
      >
        <LoanField value={loanRef} onValue={setLoanRef} error={unknown} />
        <div>
          <Button type="submit" busy={trial.isPending} disabled={loanRef.trim() === ''}>
            {words.run}
          </Button>
        </div>
      </form>
      {unknown === undefined ? <Fault error={trial.error} /> : null}
      {trial.data ? (
        <div className="configure-section">
          <div role="status">
            {stale ? <p className="configure-small">{words.stale}</p> : null}
            {trial.data.errors.length === 0 ? (
              <Notice tone="good">{words.good(trial.data.preview.length)}</Notice>
            ) : (
              <Notice tone="bad">
                <p>{words.bad(trial.data.errors.length)}</p>
                <ul className="configure-faults">
                  {trial.data.errors.map(({ coreField, canonical, message }) => (
                    <li key={`${coreField} ${canonical}`}>
                      {coreField === '' ? null : <code>{coreField}</code>} {message}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </div>
          {trial.data.file === null ? null : (
            <details>
              <summary>{words.file}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
              <section className="field-maps-file" aria-label={words.file} tabIndex={0}>
                <pre className="mono">{trial.data.file}</pre>
              </section>
            </details>
          )}
          <Table
            caption={words.table}
            columns={columns}
            rows={trial.data.preview.filter((field) => !isScheduled(field))}
            rowKey={({ coreField, canonical }) => `${coreField} ${canonical}`}
          />
          <PaymentSchedule fields={trial.data.preview.filter(isScheduled)} />
        </div>
      ) : null}
    </section>
  );
}
