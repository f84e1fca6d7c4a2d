import type { EvidenceEntry, EvidenceVerdict } from '@countersign/contract/evidence';
import type { ChainCheck } from '@countersign/engine/evidence/check-chain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { fetchChain, verifyEvidence } from '../../api/operations/evidence.ts';
import { isApiError } from '../../api/problem.ts';
import { checkEntries } from './check-entries.ts';

export interface Verification {
  /** What this browser found; null where the chain could not even be read. */
  readonly here: ChainCheck | null;
  readonly entries: number;
  readonly service: EvidenceVerdict;
  readonly at: string;
}

/** Fetches the chain anew, checks it here, and asks the service for its own verdict. */
export function useVerify(ref: string, loanId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Verification> => {
      const [chain, service] = await Promise.all([readChain(ref), verifyEvidence(ref)]);
      if (chain !== null) client.setQueryData(keys.loanPart(ref, 'timeline'), chain);
      const here = chain === null ? null : await checkEntries(loanId, chain);
      return { here, entries: chain?.length ?? 0, service, at: new Date().toISOString() };
    },
  });
}

/** A text that was changed until it is no entry any more is told as such, not as a fault of the page. */
async function readChain(ref: string): Promise<readonly EvidenceEntry[] | null> {
  try {
    return await fetchChain(ref);
  } catch (error) {
    if (isApiError(error, 'evidence_inconsistent')) return null;
    throw error;
  }
}
