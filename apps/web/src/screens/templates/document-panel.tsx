import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { docTypes } from '../../api/operations/catalogues.ts';
import type { ApiError } from '../../api/problem.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { templatesWords } from '../../words/templates.ts';
import { Suggest } from './suggest.tsx';
import type { TemplateDraft } from './template-draft.ts';

interface DocumentPanelProps {
  readonly draft: TemplateDraft;
  readonly onDraft: (draft: TemplateDraft) => void;
  readonly sampleId: string | null;
  readonly error: ApiError | null;
}

const words = templatesWords.document;

/** What the form is, and how it is known. */
export function DocumentPanel({ draft, onDraft, sampleId, error }: DocumentPanelProps) {
  const offered = useId();
  const { data: types = [] } = useQuery(docTypes);
  const fault = (field: string) => error?.fieldMessage(field) ?? error?.fieldMessage(`template.${field}`);
  return (
    <div className="configure-section">
      <Field label={words.type} hint={words.typeHint} error={fault('docType')}>
        <Input
          className="mono"
          list={offered}
          spellCheck={false}
          value={draft.docType}
          onChange={(event) => onDraft({ ...draft, docType: event.target.value })}
        />
      </Field>
      <datalist id={offered}>
        {types.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <Field label={words.title} hint={words.titleHint} error={fault('title')}>
        <Input value={draft.title} onChange={(event) => onDraft({ ...draft, title: event.target.value })} />
      </Field>
      <Field label={words.keywords} hint={words.keywordsHint}>
        <TextArea
          rows={3}
          value={draft.keywords}
          onChange={(event) => onDraft({ ...draft, keywords: event.target.value })}
        />
      </Field>
      <Suggest draft={draft} onDraft={onDraft} sampleId={sampleId} />
    </div>
  );
}
