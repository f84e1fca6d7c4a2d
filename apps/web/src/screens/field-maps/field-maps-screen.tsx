import type { CoreFieldMap } from '@countersign/contract/boarding';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { coreProviders } from '../../api/operations/catalogues.ts';
import { fieldMaps as fieldMapsQuery } from '../../api/operations/field-maps.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatCount, formatInstant } from '../../parts/format.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { fieldMapsWords as words } from '../../words/field-maps.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { ProviderBadges } from './provider-badges.tsx';

const columns: readonly Column<CoreFieldMap>[] = [
  {
    key: 'version',
    title: words.columns.version,
    cell: ({ id, version }) => (
      <Link to="/app/field-maps/$id" params={{ id }}>
        {configureWords.version(version)}
      </Link>
    ),
  },
  {
    key: 'state',
    title: words.columns.state,
    cell: ({ isActive }) =>
      isActive ? (
        <Badge tone="good">{configureWords.active}</Badge>
      ) : (
        <span className="configure-soft">{words.inactive}</span>
      ),
  },
  {
    key: 'fields',
    title: words.columns.fields,
    align: 'end',
    cell: ({ mapping }) => formatCount(mapping.fields.length),
  },
  { key: 'made', title: words.columns.made, cell: ({ createdAt }) => formatInstant(createdAt) },
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
