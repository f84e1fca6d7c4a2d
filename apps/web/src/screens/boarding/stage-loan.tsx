import type { CustomerChoice } from '@countersign/contract/boarding';
import type { Loan } from '@countersign/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { keys } from '../../api/keys.ts';
import { stageBoarding } from '../../api/operations/boarding.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { boardingWords as words } from '../../words/boarding.ts';
import { loanStateWords } from '../../words/loans.ts';
import { ChooseCustomers } from './choose-customers.tsx';
import { CustomersNotAsked } from './customers-not-asked.tsx';
import { intentKey, settleIntent } from './intent-key.ts';
import { InvalidFields } from './invalid-fields.tsx';
import { NoFieldMap } from './no-field-map.tsx';

interface StageLoanProps {
  readonly loan: Loan;
  /** Whether the loan was never staged: then this is the whole screen. */
  readonly isFirst?: boolean;
}

/** Puts a loan before the core, and says what keeps it from going there. */
export function StageLoan({ loan, isFirst = false }: StageLoanProps) {
  const ref = loan.externalRef;
  const client = useQueryClient();
  const stage = useMutation({
    mutationFn: (customers: readonly CustomerChoice[]) => stageBoarding(ref, intentKey(ref), customers),
    onSuccess: (record) => {
      settleIntent(ref);
      client.setQueryData(keys.loanPart(ref, 'boarding'), record);
      showToast({ tone: 'good', title: words.done.stage });
    },
    onError: (error) => settleIntent(ref, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });
  const { error } = stage;
  const fault = (
    <>
      {isApiError(error, 'boarding_invalid') ? <InvalidFields loanRef={ref} error={error} /> : null}
      {isApiError(error, 'no_active_field_map') ? <NoFieldMap message={error.message} /> : null}
      {isApiError(error, 'customer_undecided') ? (
        <ChooseCustomers loanRef={ref} busy={stage.isPending} onChosen={(choices) => stage.mutate(choices)} />
      ) : null}
      {error !== null && !isApiError(error, 'boarding_invalid', 'no_active_field_map', 'customer_undecided') ? (
        <Notice tone="bad" alert>
          <p>{error.message}</p>
          {isApiError(error) && error.status > 0 && error.status < 500 ? null : <p>{words.broken}</p>}
        </Notice>
      ) : null}
    </>
  );
  const button = (
    <Button look="primary" busy={stage.isPending} onClick={() => stage.mutate([])}>
      {stage.isPending ? words.staging : isFirst ? words.stage : words.stageAgain}
    </Button>
  );
  if (!isFirst) {
    return loan.state === 'approved' ? (
      <>
        <CustomersNotAsked />
        {button}
        {fault}
      </>
    ) : null;
  }
  if (loan.state !== 'approved') {
    return (
      <EmptyState
        title={words.none.title}
        action={
          <Link to="/app/loans/$ref/review" params={{ ref }} className="button">
            {words.none.toReview}
          </Link>
        }
      >
        {words.none.notApproved(loanStateWords[loan.state].label)}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState title={words.none.title} action={button}>
        {words.none.text}
      </EmptyState>
      <CustomersNotAsked />
      {fault}
    </>
  );
}
