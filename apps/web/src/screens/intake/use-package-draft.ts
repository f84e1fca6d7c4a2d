import { AMOUNT } from '@countersign/contract/intake';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { knownLoan } from '../../api/operations/loans.ts';
import { previewRecord } from '../../api/operations/profiles.ts';
import { isApiError } from '../../api/problem.ts';
import { formatMoney } from '../../parts/format.ts';
import { plainAmount } from '../../parts/plain-amount.ts';
import { packageWords as words } from '../../words/intake.ts';
import { readSampleFile } from '../profiles/read-sample-file.ts';

const EMPTY = { externalRef: '', borrowerName: '', expectedPrincipal: '' };
type Name = keyof typeof EMPTY;
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;

/** A PDF is filed as a document and read with the others: nothing of it is known before. */
const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

export type PackageDraft = ReturnType<typeof usePackageDraft>;

/**
 * A package while it is entered, by whichever form. What stands in the approval record is filled in from it, and stays
 * as a person changes it; a reference that exists already gets a new version of its package.
 */
export function usePackageDraft(begun: File | null = null) {
  const [texts, setTexts] = useState(EMPTY);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [record, setRecord] = useState<readonly File[]>(begun === null ? [] : [begun]);
  // What was filled in, so that another record may take its place and nothing that was typed is written over.
  const filled = useRef<Readonly<Partial<Record<Name, string>>>>({});
  const [asked, setAsked] = useState('');

  const reading = useMutation({
    mutationFn: async (file: File) => previewRecord({ sample: await readSampleFile(file) }),
    onSuccess: ({ externalRef, borrowerName, expectedPrincipal }) => {
      const found = {
        externalRef: externalRef ?? '',
        borrowerName: borrowerName ?? '',
        expectedPrincipal: expectedPrincipal === null ? '' : formatMoney(expectedPrincipal),
      };
      const take = (name: Name) =>
        texts[name] === '' || texts[name] === filled.current[name] ? found[name] : texts[name];
      const reference = take('externalRef');
      setTexts({
        externalRef: reference,
        borrowerName: take('borrowerName'),
        expectedPrincipal: take('expectedPrincipal'),
      });
      setAsked(reference);
      filled.current = found;
    },
  });
  const { mutate, reset } = reading;
  const takeRecord = (chosen: readonly File[]) => {
    setRecord(chosen);
    reset();
    const [file] = chosen;
    if (file !== undefined && !isPdf(file)) mutate(file);
  };
  useEffect(() => {
    if (begun !== null && !isPdf(begun)) mutate(begun);
  }, [begun, mutate]);

  const reference = texts.externalRef.trim();
  const { data: known = null, refetch } = useQuery({
    ...knownLoan(asked),
    enabled: asked !== '' && REFERENCE.test(asked) && asked === reference,
  });
  const loan = asked === reference ? known : null;
  const amount = plainAmount(texts.expectedPrincipal);
  const wrongAmount = amount !== '' && !AMOUNT.test(amount);
  return {
    /** For an input: its text, and what to do when it changes. */
    text: (name: Name) => ({
      value: texts[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setTexts((before) => ({ ...before, [name]: target.value })),
      ...(name === 'externalRef' ? { onBlur: () => setAsked(reference) } : {}),
    }),
    /** Said beside a field before it is sent. */
    wrong: wrongAmount ? { expectedPrincipal: words.amountWrong } : {},
    files,
    setFiles,
    record,
    setRecord: takeRecord,
    reading,
    /** The loan of this reference, where there is one already. */
    loan,
    /** The service knew the reference although nobody here did. */
    onRefused: (error: Error) => {
      if (!isApiError(error, 'loan_exists')) return;
      setAsked(reference);
      void refetch();
    },
    ready:
      files.length > 0 &&
      reference !== '' &&
      (loan !== null || texts.borrowerName.trim() !== '') &&
      !wrongAmount &&
      !reading.isPending &&
      !reading.isError,
    /** As it is sent. */
    sent: {
      externalRef: reference,
      borrowerName: texts.borrowerName.trim() || (loan?.borrowerName ?? ''),
      expectedPrincipal: amount,
      newVersion: loan !== null,
      files,
      lar: record[0] ?? null,
    },
    clear: () => {
      setTexts(EMPTY);
      setFiles([]);
      takeRecord([]);
    },
  };
}
