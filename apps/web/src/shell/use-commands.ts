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

interface Offer {
  readonly commands: readonly Command[];
  /** Loans are still being looked for. */
  readonly seeking: boolean;
}

/** What the palette offers for a text: places and commands whose names hold it, and loans that the service finds. */
export function useCommands(user: User, text: string): Offer {
  const navigate = useNavigate();
  const groups = useShortcutGroups();
  const sought = text.trim();
  const { data, isPlaceholderData, isFetching } = useQuery({
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
  const fits = ({ label }: Command) => label.toLowerCase().includes(sought.toLowerCase());
  const loans = (sought === '' ? [] : (data?.items ?? [])).map((loan): Command => {
    const label = `${loan.externalRef} · ${loan.borrowerName}`;
    return {
      key: loan.id,
      kind: 'loan',
      label,
      run: () => void navigate({ to: '/app/loans/$ref', params: { ref: loan.externalRef } }),
    };
  });
  // Loans that were found for fewer letters stay only where they fit these: Enter takes what stands first.
  const found = isPlaceholderData ? loans.filter(fits) : loans;
  return { commands: [...places.filter(fits), ...found, ...commands.filter(fits)], seeking: isFetching };
}
