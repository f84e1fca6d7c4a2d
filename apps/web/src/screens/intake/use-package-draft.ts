import { useState } from 'react';

const EMPTY = { externalRef: '', borrowerName: '', expectedPrincipal: '' };

/** A package while it is entered, by whichever form: what was typed and chosen, and whether it can be sent. */
export function usePackageDraft() {
  const [texts, setTexts] = useState(EMPTY);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lar, setLar] = useState<readonly File[]>([]);
  const [newVersion, setNewVersion] = useState(false);
  return {
    /** For an input: its text, and what to do when it changes. */
    text: (name: keyof typeof EMPTY) => ({
      value: texts[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setTexts((before) => ({ ...before, [name]: target.value })),
    }),
    files,
    setFiles,
    lar,
    setLar,
    newVersion,
    setNewVersion,
    // What is left out stands in the approval record.
    ready:
      (lar.length > 0 || (texts.externalRef.trim() !== '' && texts.borrowerName.trim() !== '')) && files.length > 0,
    /** As it is sent. */
    sent: { ...texts, newVersion, files, lar: lar[0] ?? null },
    clear: () => {
      setTexts(EMPTY);
      setFiles([]);
      setLar([]);
      setNewVersion(false);
    },
  };
}
