import type { Session } from '@countersign/contract/identity';
import type {
  FirstAdminRequest,
  Institution,
  InstitutionRequest,
  SetupStatusAnswer,
} from '@countersign/contract/setup';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { isApiError } from '../problem.ts';
import { at, request } from '../request.ts';
import { send } from '../send.ts';
import { beginSession } from '../session.ts';

export const setupStatus = queryOptions({
  queryKey: keys.setupStatus,
  queryFn: ({ signal }) => request<SetupStatusAnswer>('GET', '/v1/setup/status', { signal }),
});

/** Creates the first administrator, who is signed in at once. */
export async function createFirstAdmin(body: FirstAdminRequest, setupCode: string | null): Promise<void> {
  const headers: Record<string, string> = setupCode === null ? {} : { 'x-setup-code': setupCode };
  const answer = await send({ method: 'POST', path: '/v1/setup/admin', body, headers });
  await beginSession((await answer.json()) as Session);
}

/** Null while nobody has saved one. */
export const institution = queryOptions({
  queryKey: keys.institution,
  queryFn: ({ signal }) =>
    request<Institution>('GET', '/v1/setup/institution', { signal }).catch((error) => {
      if (isApiError(error, 'institution_not_found')) return null;
      throw error;
    }),
});

export function saveInstitution(body: InstitutionRequest): Promise<Institution> {
  return request('PUT', '/v1/setup/institution', { body });
}

/** Notes that one of the steps that may be skipped was finished or skipped. */
export function completeSetupStep(step: number): Promise<SetupStatusAnswer> {
  return request('PUT', at`/v1/setup/steps/${step}`);
}

export function completeSetup(): Promise<SetupStatusAnswer> {
  return request('POST', '/v1/setup/complete');
}
