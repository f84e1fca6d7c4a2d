import { useCallback, useState } from 'react';
import type { CorrectionDraft } from './correction-form.tsx';
import type { ShownSource } from './finding-sources.ts';

/** A correction that somebody is writing. It outlives what others do to the findings meanwhile. */
export function useCorrection(titleOf: (source: string) => string) {
  const [draft, setDraft] = useState<CorrectionDraft | null>(null);
  const change = useCallback(
    (changes: Partial<CorrectionDraft>) => setDraft((before) => (before === null ? null : { ...before, ...changes })),
    [],
  );
  return {
    draft,
    change,
    begin: ({ documentId, source, field, raw, bbox }: ShownSource, pageNo: number | null) =>
      setDraft({
        documentId,
        documentTitle: titleOf(source),
        pageNo,
        box: bbox,
        fieldName: field ?? '',
        value: raw ?? '',
        absent: false,
        note: '',
      }),
    end: () => setDraft(null),
  };
}
