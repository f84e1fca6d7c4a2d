import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { coreProviders } from '../../api/operations/catalogues.ts';
import { fieldMaps } from '../../api/operations/field-maps.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import '../configure/configure.css';
import { VersionDifferences } from '../configure/version-differences.tsx';
import { linesOf } from './map-draft.ts';
import { MapEditor } from './map-editor.tsx';

const words = fieldMapsWords.editor;

function Back() {
  return (
    <Link to="/app/field-maps" className="button button-quiet">
      {words.back}
    </Link>
  );
}

/** A new map for a core: from its newest version, or from the starter that ships with it. */
export function NewFieldMapScreen() {
  const { provider: id } = useParams({ from: '/inside/admins/app/field-maps/new/$provider' });
  const navigate = useNavigate();
  const { data: providers } = useSuspenseQuery(coreProviders);
  const { data: maps } = useSuspenseQuery(fieldMaps);
  const provider = providers.find((each) => each.id === id);
  if (provider === undefined) return <NotFoundScreen />;
  const newest = maps.filter(({ providerId }) => providerId === id).at(-1);
  return (
    <>
      <ScreenHead title={words.newTitle(provider.title)}>
        <Back />
      </ScreenHead>
      <div className="configure">
        <MapEditor
          provider={provider}
          begun={newest?.mapping ?? provider.starter}
          isNew={newest === undefined}
          isActive={newest !== undefined}
          onSaved={() => void navigate({ to: '/app/field-maps', ignoreBlocker: true })}
        />
      </div>
    </>
  );
}

/** One version; what is changed in it becomes the next. */
export function FieldMapScreen() {
  const { id } = useParams({ from: '/inside/admins/app/field-maps/$id' });
  const navigate = useNavigate();
  const { data: providers } = useSuspenseQuery(coreProviders);
  const { data: maps } = useSuspenseQuery(fieldMaps);
  const map = maps.find((each) => each.id === id);
  const provider = providers.find((each) => each.id === map?.providerId);
  if (map === undefined || provider === undefined) return <NotFoundScreen />;
  const versions = maps
    .filter(({ providerId }) => providerId === map.providerId)
    .map((each) => ({ id: each.id, version: each.version, lines: linesOf(each) }));
  return (
    <>
      <ScreenHead title={words.title(provider.title, map.version)}>
        <Back />
      </ScreenHead>
      <div className="configure">
        <MapEditor
          key={id}
          provider={provider}
          begun={map.mapping}
          isNew={false}
          isActive={map.isActive}
          onSaved={(saved) =>
            void navigate({ to: '/app/field-maps/$id', params: { id: saved.id }, ignoreBlocker: true })
          }
        >
          <VersionDifferences key={id} versions={versions} shownId={id} />
        </MapEditor>
      </div>
    </>
  );
}
