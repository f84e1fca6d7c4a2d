import type { Wire } from '@countersign/contract/wires';
import { useQuery } from '@tanstack/react-query';
import { loanFields } from '../../api/operations/loan-documents.ts';
import { formatMoney } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { wireFieldWords, wireWords } from '../../words/wire.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import { boxOf, linesOf, type WireLine } from './wire-lines.ts';
import { WireSource } from './wire-source.tsx';

const words = wireWords.table;

/** Every value with where it was read, and the piece of paper beside it. */
export function WireTable({ wire }: { readonly wire: Wire }) {
  const { data: fields = [] } = useQuery(loanFields(wire.loanRef));
  const titles: Readonly<Record<string, string>> = wireFieldWords;
  return (
    <section className="panel card wire-table" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <Table<WireLine>
        caption={words.caption}
        rows={linesOf(wire)}
        rowKey={({ name }) => name}
        columns={[
          { key: 'field', title: words.columns.field, cell: ({ name }) => titles[name] ?? name },
          {
            key: 'value',
            title: words.columns.value,
            cell: ({ name, value, warned }) => (
              <>
                <span className={warned ? 'wire-value wire-warned mono' : 'wire-value mono'}>
                  {name === 'amount' ? `${formatMoney(value)} ${wire.currency}` : value}
                </span>
                {wire.banks
                  .filter(({ field }) => field === name)
                  .map(({ aba, name: bank, city, state }) => (
                    <span key={aba} className="wire-faint">
                      {words.directory(bank, `${city} ${state}`)}
                    </span>
                  ))}
              </>
            ),
          },
          { key: 'source', title: words.columns.source, cell: (line) => <WireSource line={line} /> },
          {
            key: 'crop',
            title: words.columns.crop,
            cell: (line) => {
              const box = boxOf(line, fields);
              return box === null || line.documentId === null || line.pageNo === null ? null : (
                <SourceCrop
                  documentId={line.documentId}
                  pageNo={line.pageNo}
                  box={box}
                  label={titles[line.name] ?? line.name}
                />
              );
            },
          },
        ]}
      />
    </section>
  );
}
