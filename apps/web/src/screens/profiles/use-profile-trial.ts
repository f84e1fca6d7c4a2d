import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tryProfile } from '../../api/operations/profiles.ts';
import { type ProfileDraft, toMapping } from './profile-draft.ts';

/** Tries a profile on a sample, and remembers on which: what was changed since then is not what was tried. */
export function useProfileTrial(draft: ProfileDraft) {
  const [sample, setSample] = useState('');
  const requestOf = (tried: ProfileDraft, text: string) => {
    return { sourceFormat: tried.sourceFormat, mapping: toMapping(tried), sample: text };
  };
  const request = requestOf(draft, sample);
  const trial = useMutation({ mutationFn: (asked: typeof request) => tryProfile(asked) });
  return {
    sample,
    onSample: setSample,
    trial: trial.data,
    stale: trial.data !== undefined && JSON.stringify(trial.variables) !== JSON.stringify(request),
    error: trial.error,
    busy: trial.isPending,
    onTry: () => trial.mutate(request),
    /** With a draft and a sample that have just come and are not in force yet. */
    onTryNew: (next: ProfileDraft, text: string) => {
      setSample(text);
      trial.mutate(requestOf(next, text));
    },
  };
}
