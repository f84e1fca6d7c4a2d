import type { CheckpointTargets, EvidenceEntry, EvidenceVerdict } from '@countersign/contract/evidence';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { ask, at, request } from '../request.ts';

/** The chain as it is stored now, from its first entry on; never from a cache, since it is about to be checked. */
export function fetchChain(ref: string, signal?: AbortSignal): Promise<readonly EvidenceEntry[]> {
  return listAll(at`/v1/loans/${ref}/evidence`, signal);
}

/** What the service itself says of the chain, held against its signed log as well. */
export function verifyEvidence(ref: string): Promise<EvidenceVerdict> {
  return request('GET', at`/v1/loans/${ref}/evidence/verify`);
}

export async function exportEvidence(ref: string): Promise<DownloadedFile> {
  return fileOf(await ask('GET', at`/v1/loans/${ref}/evidence/export`), `evidence-${ref}.zip`);
}

/** Where checkpoints go. They follow from the settings, and are asked for again with them. */
export const checkpointTargets = queryOptions({
  queryKey: keys.checkpointTargets,
  queryFn: ({ signal }) => request<CheckpointTargets>('GET', '/v1/evidence/checkpoint-targets', { signal }),
});
