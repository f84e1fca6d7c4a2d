import { useQuery } from '@tanstack/react-query';
import { docTypes } from '../../api/operations/catalogues.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { rulesWords } from '../../words/rules.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import type { RuleDraft } from './rule-draft.ts';

const words = rulesWords.editor;

interface AgainstFormProps {
  readonly draft: RuleDraft;
  readonly onDraft: (draft: RuleDraft) => void;
  readonly error: string | undefined;
}

/** What a rule holds its field to: values of the bank's own, another field, or the approval record. */
export function AgainstForm({ draft, onDraft, error }: AgainstFormProps) {
  const { data: types = [] } = useQuery(docTypes);
  const put = (change: Partial<RuleDraft>) => onDraft({ ...draft, ...change });
  const isList = draft.comparison === 'one_of';
  return (
    <>
      <Field label={words.against} error={error}>
        <Select
          value={draft.source}
          onChange={(event) => put({ source: event.target.value })}
          options={Object.entries(words.sources).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      {draft.source === 'constant' ? (
        <Field label={isList ? words.values : words.value} hint={isList ? words.valuesHint : words.valueHint}>
          {isList ? (
            <TextArea rows={4} value={draft.values} onChange={(event) => put({ values: event.target.value })} />
          ) : (
            <Input value={draft.values} onChange={(event) => put({ values: event.target.value })} />
          )}
        </Field>
      ) : (
        <Field label={words.otherField} hint={draft.source === 'record' ? words.sameField : undefined}>
          <FieldSelect value={draft.otherField} onValue={(otherField) => put({ otherField })} />
        </Field>
      )}
      {draft.source === 'field' ? (
        <Field label={words.otherDocType}>
          <Select
            value={draft.otherDocType}
            onChange={(event) => put({ otherDocType: event.target.value })}
            options={[
              { value: '', label: words.anyDocType },
              ...types.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </Field>
      ) : null}
      {draft.comparison === 'within_days' ? (
        <Field label={words.days}>
          <Input
            type="number"
            min={0}
            required
            value={draft.days}
            onChange={(event) => put({ days: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
