import type { ExceptionsLine, ExceptionsReport } from '@countersign/contract/exceptions-report';
import { reportPeriods } from '@countersign/contract/exceptions-report';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { exceptionsWords } from '../../words/exceptions-report.ts';
import { type Grouping, groupBy, groupings } from './exceptions-figures.ts';
import type { ExceptionsSearch } from './exceptions-search.ts';

const words = exceptionsWords.filters;

interface ExceptionsFiltersProps {
  readonly search: ExceptionsSearch;
  /** What the service answered; its days stand where none were chosen. */
  readonly report: ExceptionsReport | undefined;
  readonly onChange: (changes: Partial<Record<keyof ExceptionsSearch, string | undefined>>) => void;
}

export function ExceptionsFilters({ search, report, onChange }: ExceptionsFiltersProps) {
  const isNarrowed = groupings.some((by) => search[by] !== undefined);
  return (
    <search className="exceptions-filters">
      <Field label={words.from}>
        <Input
          type="date"
          value={search.from ?? report?.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Field>
      <Field label={words.to}>
        <Input
          type="date"
          value={search.to ?? report?.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Field>
      <Field label={words.period}>
        <Select
          value={search.period ?? 'month'}
          options={reportPeriods.map((value) => ({ value, label: exceptionsWords.periods[value] }))}
          onChange={({ target }) => onChange({ period: target.value })}
        />
      </Field>
      {groupings.map((by) => (
        <Field key={by} label={words[by]}>
          <Select
            value={search[by] === undefined ? ALL : `${IS}${search[by]}`}
            options={optionsOf(report?.items ?? [], by, search[by])}
            onChange={({ target }) =>
              onChange({ [by]: target.value === ALL ? undefined : target.value.slice(IS.length) })
            }
          />
        </Field>
      ))}
      {isNarrowed ? (
        <Button look="quiet" onClick={() => onChange({ officer: undefined, branch: undefined, rule: undefined })}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  );
}

/** An empty text is a choice as well: loans of which no officer is stated. */
const ALL = 'all';
const IS = 'is:';

function optionsOf(lines: readonly ExceptionsLine[], by: Grouping, chosen: string | undefined) {
  const groups = [...groupBy(lines, by)].sort((one, other) => (one.key < other.key ? -1 : 1));
  const options = groups.map(({ key, title }) => ({
    value: `${IS}${key}`,
    label: key === '' ? exceptionsWords.unknown[by] : [key, title].filter(Boolean).join(' '),
  }));
  const isThere = chosen === undefined || groups.some(({ key }) => key === chosen);
  return [
    { value: ALL, label: exceptionsWords.all[by] },
    ...options,
    ...(isThere ? [] : [{ value: `${IS}${chosen}`, label: chosen === '' ? exceptionsWords.unknown[by] : chosen }]),
  ];
}
