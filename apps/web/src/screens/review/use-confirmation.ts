import type { LoanField } from '@countersign/contract/extraction';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { loanFields } from '../../api/operations/loan-documents.ts';
import { confirmField } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { showToast } from '../../parts/show-toast.ts';
import { reviewWords } from '../../words/review.ts';

const words = reviewWords.proposed;

/** Confirms values one after the other; what is confirmed leaves the list at once, before the list is asked for anew. */
export function useConfirmation(ref: string, fieldTitle: (field: string) => string) {
  const client = useQueryClient();
  const { queryKey } = loanFields(ref);
  return useMutation({
    mutationFn: (field: LoanField) => confirmField(ref, field),
    onSuccess: (_answer, field) => {
      client.setQueryData<readonly LoanField[]>(queryKey, (before) =>
        before?.map((each) => (each === field || isSame(each, field) ? { ...each, state: 'confirmed' } : each)),
      );
      showToast({
        tone: 'good',
        title: words.confirmed,
        text: `${fieldTitle(field.fieldName)}: ${field.rawText ?? ''}`,
      });
    },
    onError: (error) => {
      showToast({ tone: 'bad', title: words.refused, text: isApiError(error) ? error.message : words.tryAgain });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(ref) }),
  });
}

function isSame(a: LoanField, b: LoanField): boolean {
  return (
    a.documentId === b.documentId &&
    a.fieldName === b.fieldName &&
    a.pageNo === b.pageNo &&
    a.bbox?.x === b.bbox?.x &&
    a.bbox?.y === b.bbox?.y
  );
}
