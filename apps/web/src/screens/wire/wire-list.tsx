import type { Wire } from '@countersign/contract/wires';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatDay, formatMoney } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { wireStateWords, wireWords } from '../../words/wire.ts';

const words = wireWords.list;

interface WireListProps {
  readonly wires: readonly Wire[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** All wires of the loan, in the order in which they were staged; one of them is open below. */
export function WireList({ wires, chosen, onChoose }: WireListProps) {
  const told = (wire: Wire, field: string) => wire.fields.find(({ name }) => name === field)?.value ?? '';
  return (
    <section className="panel card wire-list" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <Table<Wire>
        caption={words.caption}
        rows={wires}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: words.columns.number,
            cell: (wire) => (
              <Button
                look="quiet"
                size="small"
                aria-current={wire.id === chosen ? 'true' : undefined}
                onClick={() => onChoose(wire.id)}
              >
                {words.number(wires.indexOf(wire) + 1)}
              </Button>
            ),
          },
          { key: 'amount', title: words.columns.amount, cell: ({ amount }) => formatMoney(amount) },
          { key: 'payee', title: words.columns.payee, cell: (wire) => told(wire, 'beneficiary_name') },
          {
            key: 'day',
            title: words.columns.day,
            cell: (wire) => (told(wire, 'value_date') === '' ? '' : formatDay(told(wire, 'value_date'))),
          },
          {
            key: 'state',
            title: words.columns.state,
            cell: ({ state }) => <Badge tone={wireStateWords[state].tone}>{wireStateWords[state].label}</Badge>,
          },
        ]}
      />
    </section>
  );
}
