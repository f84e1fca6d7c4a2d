import type { QuarantineEntry } from '@countersign/contract/intake';
import { Link } from '@tanstack/react-router';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { intakeWords } from '../../words/intake.ts';

const words = intakeWords.quarantine;

interface QuarantineTableProps {
  readonly entries: readonly QuarantineEntry[];
  readonly mayAct: boolean;
  readonly onAct: (what: 'retry' | 'discard', entry: QuarantineEntry) => void;
}

export function QuarantineTable({ entries, mayAct, onAct }: QuarantineTableProps) {
  return (
    <div className="panel">
      <Table<QuarantineEntry>
        caption={words.caption}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            title: words.columns.file,
            cell: ({ name, origin, size }) => (
              <>
                <strong className="intake-name">{name}</strong>
                <span className="intake-faint">
                  {words.origin[origin] ?? origin}
                  {size === null ? '' : `, ${formatSize(size)}`}
                </span>
              </>
            ),
          },
          {
            key: 'loan',
            title: words.columns.loan,
            cell: ({ externalRef, status }) =>
              externalRef === null ? (
                <span className="intake-faint">{words.unknownLoan}</span>
              ) : status === 'filed' ? (
                <Link to="/app/loans/$ref" params={{ ref: externalRef }} className="mono">
                  {externalRef}
                </Link>
              ) : (
                <span className="mono">{externalRef}</span>
              ),
          },
          {
            key: 'reason',
            title: words.columns.reason,
            cell: ({ reason, retries, note }) => (
              <>
                {reason}
                {retries === 0 ? null : <span className="intake-faint">{words.retries(retries)}</span>}
                {note === null ? null : <span className="intake-faint">“{note}”</span>}
              </>
            ),
          },
          {
            key: 'arrived',
            title: words.columns.arrived,
            cell: ({ quarantinedAt, settledAt }) => (
              <>
                {formatInstant(quarantinedAt)}
                {settledAt === null ? null : (
                  <span className="intake-faint">{words.settled(formatInstant(settledAt))}</span>
                )}
              </>
            ),
          },
          {
            key: 'actions',
            title: words.columns.actions,
            cell: (entry) => (entry.status === 'open' ? <Actions entry={entry} mayAct={mayAct} onAct={onAct} /> : ''),
          },
        ]}
      />
    </div>
  );
}

function Actions({
  entry,
  mayAct,
  onAct,
}: Omit<QuarantineTableProps, 'entries'> & { readonly entry: QuarantineEntry }) {
  if (!mayAct) return <span className="intake-faint">{words.onlyManagers}</span>;
  return (
    <div className="intake-actions">
      {entry.size === null ? (
        <span className="intake-faint">{words.bytesGone}</span>
      ) : (
        <Button size="small" aria-label={`${words.retry}: ${entry.name}`} onClick={() => onAct('retry', entry)}>
          {words.retry}
        </Button>
      )}
      <Button size="small" aria-label={`${words.discard}: ${entry.name}`} onClick={() => onAct('discard', entry)}>
        {words.discard}
      </Button>
    </div>
  );
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return words.bytes(bytes);
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}
