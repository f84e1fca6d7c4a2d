import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profiles as profilesQuery } from '../../../api/operations/profiles.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { configureWords } from '../../../words/configure.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { starterDraft } from '../../profiles/profile-draft.ts';
import { ProfileEditor } from '../../profiles/profile-editor.tsx';
import { StepActions } from '../step-actions.tsx';
import type { StepProps } from '../step-props.ts';
import { MatchedRecord } from './matched-record.tsx';

const words = setupWords.profile;

/** The first profile: the columns of a record that somebody drops here, matched and looked at. */
export function ProfileStep({ onDone, onRecord }: StepProps) {
  const { data: profiles, error } = useQuery(profilesQuery);
  const [byHand, setByHand] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <Fault error={error} />
      {profiles === undefined && error === null ? <Skeleton label={configureWords.loading} /> : null}
      {profiles && profiles.length > 0 ? (
        <>
          <Notice tone="good">
            {words.exists(new Set(profiles.map(({ name }) => name)).size)} {words.manage}
          </Notice>
          <StepActions onDone={onDone} />
        </>
      ) : null}
      {profiles?.length !== 0 ? null : byHand ? (
        <ProfileEditor
          begun={starterDraft}
          isNew
          onSaved={() => void onDone()}
          actions={<StepActions onDone={onDone} onlySkip />}
        />
      ) : (
        <>
          <MatchedRecord
            onSaved={(record) => {
              onRecord(record);
              void onDone();
            }}
          />
          <div>
            <Button look="quiet" onClick={() => setByHand(true)}>
              {words.byHand}
            </Button>
          </div>
          <StepActions onDone={onDone} onlySkip />
        </>
      )}
    </>
  );
}
