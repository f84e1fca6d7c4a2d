import type { CoreFieldMap } from '@countersign/contract/boarding';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { coreProviders } from '../../api/operations/catalogues.ts';
import { fieldMaps as fieldMapsQuery } from '../../api/operations/field-maps.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { fieldMapsWords as words } from '../../words/field-maps.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { sizeColumns, stateColumn, versionColumn } from '../configure/version-cells.tsx';
import { ProviderBadges } from './provider-badges.tsx';

const columns: readonly Column<CoreFieldMap>[] = [
  versionColumn(words.columns, (id, text) => (
    <Link to="/app/field-maps/$id" params={{ id }}>
      {text}
    </Link>
  )),
  stateColumn(words.columns, words.inactive),
  ...sizeColumns(words.columns),
];

/** Every core with the versions of its map. */
export function FieldMapsScreen() {
  const { data: providers, error } = useQuery(coreProviders);
  const { data: maps = [], error: mapsError } = useQuery(fieldMapsQuery);
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <p className="configure-lead">{words.lead}</p>
        <Fault error={error ?? mapsError} />
        {providers === undefined && error === null ? <Skeleton label={configureWords.loading} /> : null}
        {providers?.map((provider) => {
          const versions = maps.filter(({ providerId }) => providerId === provider.id);
          return (
            <section key={provider.id} className="configure-section">
              <div className="configure-actions">
                <h2>{provider.title}</h2>
                <ProviderBadges provider={provider} />
                <Link
                  to="/app/field-maps/new/$provider"
                  params={{ provider: provider.id }}
                  className="button button-small"
                >
                  {versions.length === 0 ? words.begin : words.change}
                  <span className="only-spoken"> {provider.title}</span>
                </Link>
              </div>
              {versions.length === 0 ? (
                <p className="configure-soft">{words.none}</p>
              ) : (
                <Table
                  caption={words.versions(provider.title)}
                  columns={columns}
                  rows={versions.toReversed()}
                  rowKey={({ id }) => id}
                />
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
