import { useQuery } from '@tanstack/react-query';
import { staff } from '../../api/operations/staff.ts';
import { loanStepsPeople as words } from '../../words/loan-steps.ts';

/** Says who somebody is. Those who left are no longer on the list; evidence still names them. */
export function useStaffNames(): (id: string) => string {
  const { data } = useQuery(staff);
  return (id) => data?.find((one) => one.id === id)?.displayName ?? (data ? words.gone : '…');
}
