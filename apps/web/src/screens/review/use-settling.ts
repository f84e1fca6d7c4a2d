import type { LoanField } from '@countersign/contract/extraction';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { loanFields } from '../../api/operations/loan-documents.ts';
import { confirmField, recordCorrection } from '../../api/operations/review.ts';
import { reviewWords } from '../../words/review.ts';
import type { WaitingValue } from './proposed-values.ts';
import type { ValueChoice } from './value-choices.ts';

interface NotSettled {
  readonly key: string;
  readonly fieldName: string;
  readonly message: string;
}

/**
 * Values that a person confirms or corrects one after the other. Each leaves the list at once and is sent behind the
 * one before it; what the service refuses comes back to the list and is told.
 */
export function useSettling(ref: string) {
  const client = useQueryClient();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly NotSettled[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const settle = ({ key, field }: WaitingValue, work: () => Promise<unknown>) => {
    setSettled((before) => new Set(before).add(key));
    setRefused((before) => before.filter((each) => each.key !== key));
    const send = async () => {
      try {
        await work();
        // Seen as settled before the list is asked for anew.
        client.setQueryData<readonly LoanField[]>(loanFields(ref).queryKey, (before) =>
          before?.map((each) => (each === field ? { ...each, state: 'confirmed' as const } : each)),
        );
      } catch (error) {
        const message = error instanceof Error ? error.message : '';
        setSettled((before) => new Set([...before].filter((each) => each !== key)));
        setRefused((before) => [...before, { key, fieldName: field.fieldName, message }]);
      }
    };
    line.current = line.current.then(send).then(() => client.invalidateQueries({ queryKey: keys.loan(ref) }));
  };

  return {
    settled,
    refused,
    dismiss: () => setRefused([]),
    confirm: (value: WaitingValue) => settle(value, () => confirmField(ref, value.field)),
    correct: (value: WaitingValue, text: string, { pageNo, box }: ValueChoice) => {
      const { documentId, fieldName } = value.field;
      const note = reviewWords.proposed.typed;
      settle(value, () => recordCorrection(ref, { documentId, fieldName, value: text, note, pageNo, bbox: box }));
    },
  };
}
