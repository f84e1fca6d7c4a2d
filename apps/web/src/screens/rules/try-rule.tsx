import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tryRule } from '../../api/operations/rules.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { rulesWords } from '../../words/rules.ts';
import { Fault } from '../configure/fault.tsx';
import { LoanField } from '../configure/loan-field.tsx';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { FoundList } from './found-list.tsx';
import { type RuleDraft, toSpec } from './rule-draft.ts';

const words = rulesWords.try;

/** What the rule as it is written would find on one loan. */
export function TryRule({ draft }: { readonly draft: RuleDraft }) {
  const titleOf = useFieldTitle();
  const [loanRef, setLoanRef] = useState('');
  const trial = useMutation({ mutationFn: () => tryRule({ spec: toSpec(draft), loanRef: loanRef.trim() }) });
  const unknown = isApiError(trial.error, 'loan_not_found') ? trial.error.message : undefined;
  return (
    <section className="configure-card" aria-labelledby="rules-try">
      <h2 id="rules-try">{words.title}</h2>
      <form
        className="rules-try"
        onSubmit={(event) => {
          event.preventDefault();
          trial.mutate();
        }}
      >
        <LoanField value={loanRef} onValue={setLoanRef} error={unknown} />
        <Button type="submit" busy={trial.isPending} disabled={loanRef.trim() === ''}>
          {words.run}
        </Button>
      </form>
      {unknown === undefined ? <Fault error={trial.error} /> : null}
      {trial.data ? (
        <div role="status" className="configure-section">
          {trial.data.findings.length > 0 ? (
            <>
              <p>{words.found(trial.data.findings.length)}</p>
              <FoundList findings={trial.data.findings} />
            </>
          ) : trial.data.notEvaluated.length === 0 ? (
            <Notice tone="good">{words.none}</Notice>
          ) : null}
          {trial.data.notEvaluated.map(({ ruleId, missing }) => (
            <Notice key={ruleId} tone="plain">
              {words.notEvaluated(missing.map(titleOf).join(', '))}
            </Notice>
          ))}
          <p className="configure-small">{words.nothingStored}</p>
        </div>
      ) : null}
    </section>
  );
}
