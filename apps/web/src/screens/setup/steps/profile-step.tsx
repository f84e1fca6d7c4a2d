import { useQuery } from '@tanstack/react-query';
import { profiles as profilesQuery } from '../../../api/operations/profiles.ts';
import { Notice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { configureWords } from '../../../words/configure.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { starterDraft } from '../../profiles/profile-draft.ts';
import { ProfileEditor } from '../../profiles/profile-editor.tsx';
import { StepActions } from '../step-actions.tsx';
import type { StepProps } from '../step-props.ts';

const words = setupWords.profile;

/** The first profile: the starter, tried on a record and changed as the bank's record needs it. */
export function ProfileStep({ onDone }: StepProps) {
  const { data: profiles, error } = useQuery(profilesQuery);
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
      {profiles?.length === 0 ? (
        <ProfileEditor
          begun={starterDraft}
          isNew
          onSaved={() => void onDone()}
          actions={<StepActions onDone={onDone} onlySkip />}
        />
      ) : null}
    </>
  );
}
