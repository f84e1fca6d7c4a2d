import { useCallback, useState } from 'react';
import type { CorrectionDraft } from './correction-form.tsx';
import type { ShownSource } from './finding-sources.ts';

/** A correction that somebody is writing. It outlives what others do to the findings meanwhile. */
export function useCorrection(titleOf: (source: string) => string) {
  const [draft, setDraft] = useState<CorrectionDraft | null>(null);
  /** What is being corrected, whatever is selected meanwhile: a box must not end up on another document. */
  const [source, setSource] = useState<ShownSource | null>(null);
  const change = useCallback(
    (changes: Partial<CorrectionDraft>) => setDraft((before) => (before === null ? null : { ...before, ...changes })),
    [],
  );
  return {
    draft,
    source,
    change,
    /** With what stands there at hand, or, if `absent`, as said not to be in the document at all. */
    begin: (begun: ShownSource, pageNo: number | null, absent = false) => {
      setSource(begun);
      setDraft({
        documentId: begun.documentId,
        documentTitle: titleOf(begun.source),
        pageNo,
        box: pageNo === begun.pageNo ? begun.bbox : null,
        fieldName: begun.field ?? '',
        value: begun.raw ?? '',
        absent,
        note: '',
      });
    },
    end: () => setDraft(null),
  };
}
