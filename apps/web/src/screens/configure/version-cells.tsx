import type { ReactElement } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { formatCount, formatInstant } from '../../parts/format.ts';
import type { Column } from '../../parts/table.tsx';
import { configureWords } from '../../words/configure.ts';

/** What the versions of profiles and of field maps have in common. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly mapping: { readonly fields: readonly unknown[] };
  readonly createdAt: string;
}

interface Titles {
  readonly version: string;
  readonly state: string;
  readonly fields: string;
  readonly made: string;
}

/** `link` leads to the version's own screen. */
export function versionColumn(titles: Titles, link: (id: string, text: string) => ReactElement): Column<Versioned> {
  return {
    key: 'version',
    title: titles.version,
    cell: ({ id, version }) => link(id, configureWords.version(version)),
  };
}

export function stateColumn(titles: Titles, inactive: string): Column<Versioned> {
  return {
    key: 'state',
    title: titles.state,
    cell: ({ isActive }) =>
      isActive ? (
        <Badge tone="good">{configureWords.active}</Badge>
      ) : (
        <span className="configure-soft">{inactive}</span>
      ),
  };
}

/** How many fields a version has, and when it was made. */
export function sizeColumns(titles: Titles): readonly Column<Versioned>[] {
  return [
    { key: 'fields', title: titles.fields, align: 'end', cell: ({ mapping }) => formatCount(mapping.fields.length) },
    { key: 'made', title: titles.made, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
}
