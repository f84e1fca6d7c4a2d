import { BarChart } from '../../parts/bar-chart.tsx';
import { Button } from '../../parts/button.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { exceptionsWords as words } from '../../words/exceptions-report.ts';
import type { Group, Grouping } from './exceptions-figures.ts';
import { Legend } from './legend.tsx';

/** As many bars as one takes in at a glance; the table has them all. */
const SHOWN = 12;

interface GroupCardProps {
  readonly by: Grouping;
  readonly groups: readonly Group[];
  readonly onChoose: (key: string) => void;
}

/** Who or what had how many exceptions. A name in the table narrows the report to it. */
export function GroupCard({ by, groups, onChoose }: GroupCardProps) {
  const { heading, about, column } = words.groups[by];
  const columns: readonly Column<Group>[] = [
    {
      key: 'name',
      title: column,
      cell: (group) => (
        <Button
          look="quiet"
          size="small"
          aria-label={words.only(nameOf(group, by))}
          onClick={() => onChoose(group.key)}
        >
          {nameOf(group, by)}
        </Button>
      ),
    },
    ...countColumns,
    {
      key: 'share',
      title: words.shareOpen,
      align: 'end',
      cell: ({ raised, open }) => (raised === 0 ? '' : `${Math.round((100 * open) / raised)}%`),
    },
  ];
  return (
    <ChartCard
      wide={by === 'rule'}
      title={heading}
      about={about}
      none={words.overTime.none}
      tableLabel={dashboardWords.asTable}
      chart={
        groups.length === 0 ? null : (
          <>
            <Legend />
            <BarChart label={heading} bars={groups.slice(0, SHOWN).map((group) => barOf(nameOf(group, by), group))} />
          </>
        )
      }
      table={<Table caption={about} rows={groups} rowKey={({ key }) => key} columns={columns} />}
    />
  );
}

function nameOf({ key, title }: Group, by: Grouping): string {
  if (by === 'rule') return [key, title].filter(Boolean).join(' ');
  return key === '' ? words.unknown[by] : key;
}

function barOf(name: string, { key, raised, open }: Group) {
  return {
    key,
    label: name,
    parts: [
      { size: open, look: 'full' },
      { size: raised - open, look: 'soft' },
    ],
    value: formatCount(raised),
    summary: words.line(name, formatCount(raised), formatCount(open)),
  };
}

const countColumns: readonly Column<Group>[] = (['raised', 'open', 'accepted', 'overridden', 'resolved'] as const).map(
  (key) => ({ key, title: words.counts[key], align: 'end', cell: (group) => formatCount(group[key]) }),
);
