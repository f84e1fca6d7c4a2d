import type { PreviewField } from '@countersign/contract/boarding';
import { fieldOfPlace, readRowName, SCHEDULE_FIELDS } from '@countersign/engine/field-maps/list-fields';
import { Table } from '../../parts/table.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';

const words = boardingWords.preview.schedule;

/** Whether a field is of a scheduled payment: read off no page itself, and there are hundreds of them. */
export function isScheduled({ canonical }: PreviewField): boolean {
  return SCHEDULE_FIELDS[fieldOfPlace(canonical)] !== undefined;
}

interface Payment {
  readonly name: string;
  readonly values: ReadonlyMap<string, string | null>;
}

function paymentsOf(fields: readonly PreviewField[]): readonly Payment[] {
  const payments = new Map<string, Map<string, string | null>>();
  for (const { coreField, canonical, value } of fields) {
    const row = readRowName(coreField);
    const name = row === null ? coreField : `${row.group} ${row.row}`;
    const values = payments.get(name) ?? new Map<string, string | null>();
    values.set(fieldOfPlace(canonical), value);
    payments.set(name, values);
  }
  return [...payments].map(([name, values]) => ({ name, values }));
}

/** The payments that follow from the terms of the notes, which stand above with their pages: closed until asked for. */
export function PaymentSchedule({ fields }: { readonly fields: readonly PreviewField[] }) {
  const titleOf = useFieldTitle();
  const payments = paymentsOf(fields);
  const [first] = payments;
  if (first === undefined) return null;
  return (
    <details className="boarding-schedule">
      <summary>{words.title(payments.length)}</summary>
      <p className="boarding-faint">{words.text}</p>
      <Table<Payment>
        caption={words.caption}
        rows={payments}
        rowKey={({ name }) => name}
        columns={[...first.values.keys()].map((field) => ({
          key: field,
          title: titleOf(field),
          cell: ({ values }) => <span className="mono">{values.get(field) ?? words.open}</span>,
        }))}
      />
    </details>
  );
}
