import type { ProfileSuggestion } from '@countersign/contract/intake';
import { useMutation } from '@tanstack/react-query';
import { suggestProfile } from '../../api/operations/profiles.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Notice } from '../../parts/notice.tsx';
import { profilesWords } from '../../words/profiles.ts';
import { Fault } from '../configure/fault.tsx';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { readSampleFile } from './read-sample-file.ts';

interface SuggestPanelProps {
  readonly onSuggested: (suggestion: ProfileSuggestion, sample: string) => void;
}

const words = profilesWords.suggest;

/** Below it a person looks first. */
const SURE = 0.85;
const MOST_LABELS = 12;

/** A record that is dropped here becomes rows of the profile, to be looked at and corrected. */
export function SuggestPanel({ onSuggested }: SuggestPanelProps) {
  const titleOf = useFieldTitle();
  const asking = useMutation({
    mutationFn: async (file: File) => {
      const sample = await readSampleFile(file);
      return { sample, fileName: file.name, suggestion: await suggestProfile({ sample }) };
    },
    onSuccess: ({ suggestion, sample }) => onSuggested(suggestion, sample),
  });
  const { data, error, isPending } = asking;
  const unsure = data?.suggestion.fields.filter(({ confidence }) => confidence < SURE) ?? [];
  const unused = data?.suggestion.unmatched.map(({ label }) => label) ?? [];
  return (
    <section className="configure-card" aria-labelledby="profiles-suggest">
      <h2 id="profiles-suggest">{words.title}</h2>
      <p className="configure-soft">{words.text}</p>
      <FilePicker
        label={words.label}
        files={[]}
        onFiles={([file]) => {
          if (file !== undefined) asking.mutate(file);
        }}
      />
      <Fault error={error} />
      <div role="status">
        {isPending ? <p className="configure-small">{words.busy}</p> : null}
        {data === undefined || isPending ? null : (
          <Notice tone="good">
            <p>
              {words.done(data.suggestion.fields.length, data.fileName)} {words.check}
            </p>
            {unsure.length === 0 ? null : (
              <p>{words.unsure([...new Set(unsure.map(({ canonical }) => titleOf(canonical)))].join(', '))}</p>
            )}
            {unused.length === 0 ? null : (
              <p>
                {words.unmatched(
                  `${unused.slice(0, MOST_LABELS).join(', ')}${unused.length > MOST_LABELS ? ' …' : ''}`,
                )}
              </p>
            )}
          </Notice>
        )}
      </div>
    </section>
  );
}
