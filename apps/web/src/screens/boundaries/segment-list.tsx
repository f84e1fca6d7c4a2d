import type { DocType } from '@countersign/contract/documents';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { boundariesWords as words } from '../../words/loan.ts';
import { endOf, joinWithBefore, moveBoundary, type Segments, setType } from './segments.ts';

interface SegmentListProps {
  readonly segments: Segments;
  readonly pageCount: number;
  readonly types: readonly DocType[];
  readonly onChange: (segments: Segments) => void;
}

/** The same as a list: the type of each document, and where it begins as a number. */
export function SegmentList({ segments, pageCount, types, onChange }: SegmentListProps) {
  return (
    <ol className="boundaries-list" aria-label={words.documents}>
      {segments.map(({ from, docType }, index) => {
        const to = endOf(segments, index, pageCount);
        const known = docType === null || types.some(({ id }) => id === docType);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is its place in the row; its first page changes while it is typed.
          <li key={index} className="boundaries-item">
            <p className="boundaries-range numbers">{words.range(from, to)}</p>
            <Field label={words.type(from, to)} hideLabel>
              <Select
                value={docType ?? ''}
                onChange={(event) => onChange(setType(segments, index, event.target.value || null))}
                options={[
                  { value: '', label: words.leftOut },
                  ...(known ? [] : [{ value: docType, label: docType }]),
                  ...types.map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
            </Field>
            {index === 0 ? null : (
              <div className="boundaries-more">
                <Field label={words.from}>
                  <Input
                    type="number"
                    min={(segments[index - 1]?.from ?? 0) + 1}
                    max={to}
                    value={from}
                    onChange={(event) => {
                      const page = Number(event.target.value);
                      if (Number.isInteger(page) && page > 0) onChange(moveBoundary(segments, index, page, pageCount));
                    }}
                  />
                </Field>
                <Button size="small" look="quiet" onClick={() => onChange(joinWithBefore(segments, index))}>
                  {words.join}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
