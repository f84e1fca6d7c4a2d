import type { BoardingOrder, CoreFault } from '../../../platform/core-adapter.ts';
import { checkValues } from '../check-values.ts';
import { fineractShape } from './shape.ts';

/** What Fineract refuses about values that stand together, after its LoanScheduleValidator. */
export function validateOrder(order: BoardingOrder): readonly CoreFault[] {
  const single = checkValues(fineractShape, order.fields);
  if (single.length > 0) return single;
  const value = (name: string) => order.fields.find(({ core }) => core === name)?.value ?? '';
  const faults: CoreFault[] = [];
  if (value('loanTermFrequencyType') !== value('repaymentFrequencyType')) {
    faults.push({ coreField: 'loanTermFrequencyType', message: 'must be the same as repaymentFrequencyType' });
  } else {
    const term = Number(value('numberOfRepayments')) * Number(value('repaymentEvery'));
    if (Number(value('loanTermFrequency')) !== term) {
      const message = `must be numberOfRepayments times repaymentEvery, which is ${term}`;
      faults.push({ coreField: 'loanTermFrequency', message });
    }
  }
  const starting = value('repaymentsStartingFromDate');
  if (starting !== '' && value('expectedDisbursementDate') > starting) {
    faults.push({ coreField: 'expectedDisbursementDate', message: 'must not be after repaymentsStartingFromDate' });
  }
  if (value('submittedOnDate') > value('expectedDisbursementDate')) {
    faults.push({ coreField: 'submittedOnDate', message: 'must not be after expectedDisbursementDate' });
  }
  return faults;
}
