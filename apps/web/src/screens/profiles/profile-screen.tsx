import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { profiles as profilesQuery } from '../../api/operations/profiles.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { profilesWords } from '../../words/profiles.ts';
import '../configure/configure.css';
import { VersionDifferences } from '../configure/version-differences.tsx';
import { linesOf, starterDraft, toDraft } from './profile-draft.ts';
import { ProfileEditor } from './profile-editor.tsx';

const words = profilesWords.editor;

function Back() {
  return (
    <Link to="/app/profiles" className="button button-quiet">
      {words.back}
    </Link>
  );
}

export function NewProfileScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead title={words.newTitle}>
        <Back />
      </ScreenHead>
      <div className="configure">
        <ProfileEditor
          begun={starterDraft}
          isNew
          onSaved={() => void navigate({ to: '/app/profiles', ignoreBlocker: true })}
        />
      </div>
    </>
  );
}

/** One version; what is changed in it becomes the next. */
export function ProfileScreen() {
  const { id } = useParams({ from: '/inside/admins/app/profiles/$id' });
  const navigate = useNavigate();
  const { data: profiles } = useSuspenseQuery(profilesQuery);
  const profile = profiles.find((each) => each.id === id);
  if (profile === undefined) return <NotFoundScreen />;
  const versions = profiles
    .filter(({ name }) => name === profile.name)
    .map((each) => ({ id: each.id, version: each.version, lines: linesOf(each) }));
  return (
    <>
      <ScreenHead title={words.title(profile.name, profile.version)}>
        <Back />
      </ScreenHead>
      <div className="configure">
        <ProfileEditor
          key={id}
          begun={toDraft(profile)}
          isNew={false}
          onSaved={(saved) => void navigate({ to: '/app/profiles/$id', params: { id: saved.id }, ignoreBlocker: true })}
        >
          <VersionDifferences key={id} versions={versions} shownId={id} />
        </ProfileEditor>
      </div>
    </>
  );
}
