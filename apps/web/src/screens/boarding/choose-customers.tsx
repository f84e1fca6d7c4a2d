import type { BoardingCustomers, CustomerChoice } from '@countersign/contract/boarding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardingCustomersOf } from '../../api/operations/boarding.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { Fault } from '../configure/fault.tsx';

interface ChooseCustomersProps {
  readonly loanRef: string;
  readonly busy: boolean;
  readonly onChosen: (choices: readonly CustomerChoice[]) => void;
}

const words = boardingWords.customers;
type Party = BoardingCustomers['items'][number];

/** The core may know parties of the loan: the maker says who they are, and the checker is shown it. */
export function ChooseCustomers({ loanRef, busy, onChosen }: ChooseCustomersProps) {
  const { data, error } = useQuery(boardingCustomersOf(loanRef));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  if (error !== null) return <Fault error={error} />;
  if (data === undefined) return <Skeleton label={words.loading} />;
  const open = data.items.filter(({ matches }) => matches.length > 0);
  const choices = open.flatMap(({ coreField }) => {
    const customerId = chosen[coreField];
    return customerId === undefined ? [] : [{ coreField, customerId }];
  });
  return (
    <section className="panel card boarding-customers" aria-labelledby="boarding-customers">
      <h2 id="boarding-customers">{words.title}</h2>
      <Notice tone="warn">{words.text}</Notice>
      {open.map((party) => (
        <PartyChoice
          key={party.coreField}
          party={party}
          chosen={chosen[party.coreField]}
          onChosen={(customerId) => setChosen({ ...chosen, [party.coreField]: customerId })}
        />
      ))}
      <Button look="primary" busy={busy} disabled={choices.length < open.length} onClick={() => onChosen(choices)}>
        {words.stage}
      </Button>
    </section>
  );
}

interface PartyChoiceProps {
  readonly party: Party;
  readonly chosen: string | undefined;
  readonly onChosen: (customerId: string) => void;
}

function PartyChoice({ party, chosen, onChosen }: PartyChoiceProps) {
  const option = (customerId: string, label: string, more: string) => (
    <label key={customerId} className="boarding-customer">
      <input
        type="radio"
        name={party.coreField}
        checked={chosen === customerId}
        onChange={() => onChosen(customerId)}
      />{' '}
      {label} <span className="boarding-faint">{more}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{words.who(party.name)}</legend>
      {party.matches.map(({ customerId, name, address, taxIdEnd, matchedBy }) => {
        const known = [address, taxIdEnd === null ? null : words.taxId(taxIdEnd), words.matched[matchedBy]];
        return option(customerId, words.known(name, customerId), known.filter((each) => each !== null).join(' · '));
      })}
      {option('new', words.isNew, words.isNewHint)}
    </fieldset>
  );
}
