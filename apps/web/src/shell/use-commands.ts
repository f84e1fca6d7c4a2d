import type { User } from '@countersign/contract/identity';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../api/keys.ts';
import { listLoans } from '../api/operations/loans.ts';
import { useShortcutGroups } from '../keyboard/shortcuts.ts';
import { placesFor } from './places.ts';

interface Command {
  readonly key: string;
  readonly kind: 'place' | 'loan' | 'command';
  readonly label: string;
  readonly keys?: string;
  readonly run: () => void;
}

/** What the palette offers for a text: places and commands whose names hold it, and loans that the service finds. */
export function useCommands(user: User, text: string): readonly Command[] {
  const navigate = useNavigate();
  const groups = useShortcutGroups();
  const sought = text.trim();
  const { data: loans } = useQuery({
    queryKey: keys.loanList({ palette: sought }),
    queryFn: ({ signal }) => listLoans({ q: sought, limit: 8 }, signal),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });

  const places = placesFor(user.roles).map(({ to, label }): Command => {
    return { key: to, kind: 'place', label, run: () => void navigate({ to }) };
  });
  const commands = groups.flatMap(({ title, shortcuts }) =>
    shortcuts.map((each): Command => ({ ...each, key: `${title} ${each.keys}`, kind: 'command' })),
  );
  const found = (sought === '' ? [] : (loans?.items ?? [])).map((loan): Command => {
    const label = `${loan.externalRef} · ${loan.borrowerName}`;
    return {
      key: loan.id,
      kind: 'loan',
      label,
      run: () => void navigate({ to: '/app/loans/$ref', params: { ref: loan.externalRef } }),
    };
  });
  const fits = ({ label }: Command) => label.toLowerCase().includes(sought.toLowerCase());
  return [...places.filter(fits), ...found, ...commands.filter(fits)];
}
