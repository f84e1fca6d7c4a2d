import type { BoardingRecord, CoreProvider, PreviewField } from '@countersign/contract/boarding';
import { readRowName } from '@countersign/engine/field-maps/list-fields';
import { Table } from '../../parts/table.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import { isScheduled, PaymentSchedule } from './payment-schedule.tsx';
import { PreviewSource } from './preview-source.tsx';

const words = boardingWords.preview;
/** Ways of writing that change nothing a reader would look for. */
const plain: readonly string[] = ['none', 'trim'];

interface PreviewTableProps {
  readonly record: BoardingRecord;
  readonly provider: CoreProvider | undefined;
}

/** Every field that goes to the core, with the piece of paper that it was read from beside it. */
export function PreviewTable({ record, provider }: PreviewTableProps) {
  const titleOf = useFieldTitle();
  const coreTitle = (name: string) => {
    const row = readRowName(name);
    if (row === null) return provider?.fields.find((field) => field.name === name)?.title;
    const group = provider?.groups.find((each) => each.name === row.group);
    const title = group?.fields.find((field) => field.name === row.field)?.title;
    return title === undefined ? undefined : words.row(group?.title ?? '', row.row, title);
  };
  return (
    <section className="panel boarding-preview">
      <div className="boarding-preview-head">
        <h2>{words.heading}</h2>
        <p className="boarding-faint">{words.by(record.fieldMapVersion)}</p>
      </div>
      <Table<PreviewField>
        caption={words.caption}
        rows={record.preview.filter((field) => isShown(field) && !isScheduled(field))}
        rowKey={({ coreField }) => coreField}
        columns={[
          {
            key: 'core',
            title: words.columns.core,
            cell: ({ coreField }) => (
              <>
                <code>{coreField}</code>
                <span className="boarding-faint">{coreTitle(coreField)}</span>
              </>
            ),
          },
          {
            key: 'value',
            title: words.columns.value,
            cell: ({ value, transform, source }) => (
              <>
                <span className={value === null ? 'boarding-faint' : 'boarding-value mono'}>
                  {value ?? (source === null ? words.nothing : words.purged)}
                </span>
                {plain.includes(transform) ? null : <span className="boarding-faint">{words.written(transform)}</span>}
              </>
            ),
          },
          {
            key: 'source',
            title: words.columns.source,
            cell: (field) => <PreviewSource field={field} title={titleOf(field.canonical)} />,
          },
          {
            key: 'crop',
            title: words.columns.crop,
            cell: ({ source, canonical }) => {
              const place = placeOf(source);
              return source === null || place === null ? (
                <span className="boarding-faint">{source === null ? '' : words.noPlace}</span>
              ) : (
                <SourceCrop documentId={source.documentId} {...place} label={titleOf(canonical)} />
              );
            },
          },
        ]}
      />
      <PaymentSchedule fields={record.preview.filter(isScheduled)} />
    </section>
  );
}

/** The page and the box of a source; null where it has none. */
function placeOf(source: PreviewField['source']) {
  if (source === null) return null;
  const { pageNo, x, y, w, h } = source;
  return pageNo === null || x === null || y === null || w === null || h === null
    ? null
    : { pageNo, box: { x, y, w, h } };
}

/** Of rows only what they say: a guarantor without a limit is no news. */
function isShown({ coreField, value, source }: PreviewField): boolean {
  return value !== null || source !== null || readRowName(coreField) === null;
}
