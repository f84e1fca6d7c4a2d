import type { LarProfile } from '@countersign/contract/intake';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { keys } from '../../api/keys.ts';
import { activateProfile, profiles as profilesQuery } from '../../api/operations/profiles.ts';
import { changeSetting } from '../../api/operations/settings.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { profilesWords as words } from '../../words/profiles.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { sizeColumns, stateColumn, versionColumn } from '../configure/version-cells.tsx';

/** Every profile with its versions. One version of each is active; one profile is the one that intake uses. */
export function ProfilesScreen() {
  const client = useQueryClient();
  const { data: profiles, error } = useQuery(profilesQuery);
  const refresh = () => client.invalidateQueries({ queryKey: keys.profiles });
  const activating = useMutation({
    mutationFn: ({ id }: LarProfile) => activateProfile(id),
    onSuccess: async (profile) => {
      await refresh();
      showToast({ tone: 'good', title: words.activated(profile.name, profile.version) });
    },
  });
  const using = useMutation({
    mutationFn: (name: string) => changeSetting('intake.lar_profile', name),
    onSuccess: async (_, name) => {
      await refresh();
      void client.invalidateQueries({ queryKey: keys.settings });
      showToast({ tone: 'good', title: words.used(name) });
    },
  });
  const names = [...new Set(profiles?.map(({ name }) => name))];
  const columns: readonly Column<LarProfile>[] = [
    versionColumn(words.columns, (id, text) => (
      <Link to="/app/profiles/$id" params={{ id }}>
        {text}
      </Link>
    )),
    stateColumn(words.columns, words.inactive),
    { key: 'format', title: words.columns.format, cell: ({ sourceFormat }) => words.formats[sourceFormat] },
    ...sizeColumns(words.columns),
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: (profile) =>
        profile.isActive ? null : (
          <Button
            size="small"
            busy={activating.isPending && activating.variables.id === profile.id}
            onClick={() => activating.mutate(profile)}
          >
            {words.activate}
            <span className="only-spoken"> {configureWords.version(profile.version)}</span>
          </Button>
        ),
    },
  ];

  return (
    <>
      <ScreenHead title={words.title}>
        <Link to="/app/profiles/new" className="button button-primary">
          {words.add}
        </Link>
      </ScreenHead>
      <div className="configure">
        <p className="configure-lead">{words.lead}</p>
        <Fault error={error ?? activating.error ?? using.error} />
        {profiles === undefined && error === null ? <Skeleton label={configureWords.loading} /> : null}
        {profiles?.length === 0 ? (
          <EmptyState
            title={words.none.title}
            action={
              <Link to="/app/profiles/new" className="button button-primary">
                {words.none.start}
              </Link>
            }
          >
            {words.none.text}
          </EmptyState>
        ) : null}
        {names.map((name) => {
          const versions = (profiles ?? []).filter((profile) => profile.name === name);
          return (
            <section key={name} className="configure-section">
              <div className="configure-actions">
                <h2>{name}</h2>
                {versions.some(({ isConfigured }) => isConfigured) ? (
                  <Badge tone="note">{words.configured}</Badge>
                ) : (
                  <Button
                    size="small"
                    busy={using.isPending && using.variables === name}
                    onClick={() => using.mutate(name)}
                  >
                    {words.use}
                    <span className="only-spoken"> {name}</span>
                  </Button>
                )}
              </div>
              <Table
                caption={words.versions(name)}
                columns={columns}
                rows={versions.toReversed()}
                rowKey={({ id }) => id}
              />
            </section>
          );
        })}
      </div>
    </>
  );
}
