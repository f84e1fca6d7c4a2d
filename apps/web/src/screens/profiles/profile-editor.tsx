import { recordFormats } from '@countersign/contract/closed-sets';
import type { LarProfile } from '@countersign/contract/intake';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { createProfile } from '../../api/operations/profiles.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { profilesWords } from '../../words/profiles.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { pathsOfRows } from '../configure/typed-rows.tsx';
import { VersionEditor } from '../configure/version-editor.tsx';
import { exampleRecord } from './example-record.ts';
import { type ProfileDraft, rowsOf, starterDrafts, toMapping, toRows } from './profile-draft.ts';
import { ProfileRows } from './profile-rows.tsx';
import './profiles.css';
import { SamplePanel } from './sample-panel.tsx';
import { SuggestPanel } from './suggest-panel.tsx';
import { useProfileTrial } from './use-profile-trial.ts';

interface ProfileEditorProps {
  readonly begun: ProfileDraft;
  readonly onSaved: (profile: LarProfile) => void;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  /** Under the sample. */
  readonly children?: ReactNode;
  /** A profile that nobody saved yet is worth saving as it stands. */
  readonly isNew: boolean;
}

const words = profilesWords.editor;

/** A profile on the left, a record beside it; tried as often as one likes, then saved as a new version. */
export function ProfileEditor({ begun, onSaved, actions, children, isNew }: ProfileEditorProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(begun);
  const [activate, setActivate] = useState(true);
  const trial = useProfileTrial(draft);
  const saving = useMutation({
    mutationFn: () =>
      createProfile({
        name: draft.name.trim(),
        sourceFormat: draft.sourceFormat,
        mapping: toMapping(draft),
        activate,
      }),
    onSuccess: async (profile) => {
      await client.invalidateQueries({ queryKey: keys.profiles });
      void client.invalidateQueries({ queryKey: keys.settings });
      showToast({ tone: 'good', title: words.saved(profile.name, profile.version) });
      onSaved(profile);
    },
  });
  const dirty = JSON.stringify(draft) !== JSON.stringify(begun);
  const fault = isApiError(saving.error) ? saving.error : isApiError(trial.error) ? trial.error : null;
  const shown = ['name', ...pathsOfRows(rowsOf(draft.rows).length, ['canonical', 'path', 'required', 'unit'])];

  return (
    <VersionEditor
      dirty={dirty && !saving.isSuccess}
      onSave={() => saving.mutate()}
      foot={
        <>
          <Fault error={saving.error} shown={shown} />
          <CheckBox checked={activate} onChange={(event) => setActivate(event.target.checked)}>
            {words.activate}
          </CheckBox>
          <div className="configure-actions">
            <Button type="submit" look="primary" busy={saving.isPending} disabled={!isNew && !dirty}>
              {words.save}
            </Button>
            {actions}
          </div>
        </>
      }
      beside={
        <>
          <SamplePanel
            sample={trial.sample}
            onSample={trial.onSample}
            trial={trial.trial}
            stale={trial.stale}
            busy={trial.busy}
            onTry={trial.onTry}
            error={isApiError(trial.error, 'profile_invalid') ? null : trial.error}
            format={draft.sourceFormat}
            example={draft.sourceFormat === 'json' ? exampleRecord : null}
          />
          {isApiError(trial.error, 'profile_invalid') ? <Fault error={trial.error} /> : null}
          {children}
        </>
      }
    >
      {isNew ? (
        <SuggestPanel
          onSuggested={({ sourceFormat, mapping }, sample) => {
            const next = { ...draft, sourceFormat, rows: toRows(mapping.fields) };
            setDraft(next);
            trial.onTryNew(next, sample);
          }}
        />
      ) : null}
      {isNew ? (
        <Field label={words.starter} hint={words.starterHint}>
          <Select
            value={String(starterDrafts.findIndex(({ rows }) => rows === draft.rows))}
            onChange={(event) => setDraft(starterDrafts[Number(event.target.value)] ?? draft)}
            options={[
              ...(starterDrafts.some(({ rows }) => rows === draft.rows) ? [] : [{ value: '-1', label: words.ownRows }]),
              ...starterDrafts.map(({ name }, index) => ({ value: String(index), label: name })),
            ]}
          />
        </Field>
      ) : null}
      <div className="configure-columns">
        <Field label={words.name} hint={words.nameHint} error={fault?.fieldMessage('name')}>
          <Input value={draft.name} required onChange={(event) => setDraft({ ...draft, name: event.target.value })} />
        </Field>
        <Field label={words.format}>
          <Select
            value={draft.sourceFormat}
            onChange={(event) =>
              setDraft({ ...draft, sourceFormat: event.target.value as ProfileDraft['sourceFormat'] })
            }
            options={recordFormats.map((format) => ({ value: format, label: profilesWords.formats[format] }))}
          />
        </Field>
      </div>
      <ProfileRows draft={draft} onDraft={setDraft} trial={trial.trial} error={fault} />
    </VersionEditor>
  );
}
