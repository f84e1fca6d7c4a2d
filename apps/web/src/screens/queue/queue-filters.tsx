import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { staff } from '../../api/operations/staff.ts';
import { useSession } from '../../api/session.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { queueWords as words } from '../../words/queue.ts';
import type { QueueSearch } from './queue-search.ts';

interface QueueFiltersProps {
  readonly search: QueueSearch;
  readonly onChange: (changes: Partial<Record<keyof QueueSearch, unknown>>) => void;
}

/** Long enough that one word is one question, short enough to feel at once. */
const TYPING_MS = 180;

export function QueueFilters({ search, onChange }: QueueFiltersProps) {
  const me = useSession()?.user.id;
  const { data: everybody = [] } = useQuery(staff);
  const others = everybody
    .filter(({ id }) => id !== me)
    .map(({ id, displayName }) => ({ value: id, label: displayName }));
  return (
    <search className="queue-filters">
      <SearchField text={search.q ?? ''} onChange={(q) => onChange({ q: q.trim() === '' ? undefined : q })} />
      <Field label={words.assignee} hideLabel>
        <Select
          value={search.assignee ?? ''}
          onChange={(event) => onChange({ assignee: event.target.value || undefined })}
          options={[{ value: '', label: words.anybody }, ...(me ? [{ value: me, label: words.me }] : []), ...others]}
        />
      </Field>
      <label className="queue-check">
        <input
          type="checkbox"
          checked={search.exceptions === true}
          onChange={(event) => onChange({ exceptions: event.target.checked || undefined })}
        />
        {words.exceptions}
      </label>
    </search>
  );
}

function SearchField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change by itself: the back button, a cleared filter. Nothing is taken from under the typing hand.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text);
  }, [text]);
  useShortcuts(words.keys.group, [{ keys: '/', label: words.keys.search, run: () => input.current?.focus() }]);
  return (
    <Field label={words.search} hideLabel>
      <Input
        ref={input}
        type="search"
        className="queue-search"
        placeholder={words.search}
        value={typed}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onChange(value), TYPING_MS);
        }}
        onKeyDown={(event) => (event.key === 'Escape' ? event.currentTarget.blur() : undefined)}
      />
    </Field>
  );
}
