import type { ProfileSuggestion, SuggestionRequest } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { toSent } from './profile.ts';
import { sampleBytes } from './sample-bytes.ts';

/** Approval records, "Suggesting a mapping": by labels and kinds of values, the same for the same file. Nothing is stored. */
export async function suggestProfile(app: Pick<App, 'parser'>, request: SuggestionRequest): Promise<ProfileSuggestion> {
  const suggested = await app.parser.suggestMapping(await sampleBytes(app, request), request.sourceFormat);
  if (!suggested.ok) {
    const errors = [{ field: 'sample', pointer: '/sample', code: 'unreadable', message: suggested.refusal }];
    throw new DomainError({ code: 'lar_invalid', detail: suggested.refusal, errors });
  }
  const { sourceFormat: format, fields, unmatched } = suggested.effect;
  return {
    sourceFormat: format,
    mapping: { format, fields: fields.map(({ entry }) => toSent(entry)) },
    fields: fields.map(({ entry, value, confidence, alternatives }) => ({
      canonical: entry.canonical,
      path: entry.path,
      value,
      confidence,
      alternatives: [...alternatives],
    })),
    unmatched: unmatched.map((each) => ({ ...each })),
  };
}
