import { valueKinds } from '@countersign/contract/closed-sets';
import { useQuery } from '@tanstack/react-query';
import { docTypes } from '../../api/operations/catalogues.ts';
import type { ApiError } from '../../api/problem.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { rulesWords } from '../../words/rules.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import { AgainstForm } from './against-form.tsx';
import { isHeldAgainst, type RuleDraft } from './rule-draft.ts';

interface RuleFormProps {
  readonly draft: RuleDraft;
  readonly onDraft: (draft: RuleDraft) => void;
  readonly isNew: boolean;
  readonly error: ApiError | null;
}

const words = rulesWords.editor;
const optionsOf = (said: Readonly<Record<string, string>>) =>
  Object.entries(said).map(([value, label]) => ({ value, label }));

/** What a rule of the bank's own asks. */
export function RuleForm({ draft, onDraft, isNew, error }: RuleFormProps) {
  const { data: types = [] } = useQuery(docTypes);
  const put = (change: Partial<RuleDraft>) => onDraft({ ...draft, ...change });
  const fault = (field: string) => error?.fieldMessage(field) ?? error?.fieldMessage(`spec.${field}`);
  return (
    <div className="configure-form">
      <Field label={words.name} hint={words.nameHint} error={fault('title')}>
        <Input value={draft.title} onChange={(event) => put({ title: event.target.value })} />
      </Field>
      <Field label={words.field} error={fault('field')}>
        <FieldSelect value={draft.field} onValue={(field) => put({ field })} />
      </Field>
      <Field label={words.comparison} error={fault('comparison')}>
        <Select
          value={draft.comparison}
          onChange={(event) => put({ comparison: event.target.value })}
          options={optionsOf(words.comparisons)}
        />
      </Field>
      {isHeldAgainst(draft.comparison) ? (
        <AgainstForm draft={draft} onDraft={onDraft} error={fault('against')} />
      ) : null}
      <Field label={words.docType} error={fault('docType')}>
        <Select
          value={draft.docType}
          onChange={(event) => put({ docType: event.target.value })}
          options={[
            { value: '', label: words.anyDocType },
            ...types.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Field>
      <Field label={words.kind} error={fault('kind')}>
        <Select
          value={draft.kind}
          onChange={(event) => put({ kind: event.target.value })}
          options={[{ value: '', label: words.ownKind }, ...valueKinds.map((kind) => ({ value: kind, label: kind }))]}
        />
      </Field>
      <Field label={words.severity} error={fault('severity')}>
        <Select
          value={draft.severity}
          onChange={(event) => put({ severity: event.target.value })}
          options={optionsOf(words.severities)}
        />
      </Field>
      {isNew ? (
        <Field label={words.id} hint={words.idHint} error={fault('id')}>
          <Input
            className="mono"
            spellCheck={false}
            maxLength={64}
            value={draft.id}
            onChange={(event) => put({ id: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  );
}
