import type {
  LarProfile,
  ProfileRequest,
  ProfileSuggestion,
  ProfileTrial,
  RecordPreview,
  RecordPreviewRequest,
  SuggestionRequest,
  TrialRequest,
} from '@countersign/contract/intake';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { at, request } from '../request.ts';

/** All versions of all profiles, by name and version. */
export const profiles = queryOptions({
  queryKey: keys.profiles,
  queryFn: ({ signal }) => listAll<LarProfile>('/v1/lar-profiles', signal),
});

export function createProfile(body: ProfileRequest): Promise<LarProfile> {
  return request('POST', '/v1/lar-profiles', { body });
}

export function activateProfile(id: string): Promise<LarProfile> {
  return request('POST', at`/v1/lar-profiles/${id}/activate`);
}

export function tryProfile(body: TrialRequest): Promise<ProfileTrial> {
  return request('POST', '/v1/lar-profiles/try', { body });
}

/** A mapping for a record that no profile reads yet. Nothing is stored. */
export function suggestProfile(body: SuggestionRequest): Promise<ProfileSuggestion> {
  return request('POST', '/v1/lar-profiles/suggest', { body });
}

/** Whose loan a record is about and what intake reads from it. Nothing is stored. */
export function previewRecord(body: RecordPreviewRequest): Promise<RecordPreview> {
  return request('POST', '/v1/lar-profiles/preview', { body });
}
