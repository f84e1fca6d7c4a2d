import type { Institution, InstitutionRequest } from '@countersign/contract/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { institution as institutionQuery, saveInstitution } from '../../../api/operations/setup.ts';
import { isApiError } from '../../../api/problem.ts';
import { Button } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { Input } from '../../../parts/input.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { configureWords } from '../../../words/configure.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { hasCheckDigit } from '../aba-check.ts';
import type { StepProps } from '../step-props.ts';

const words = setupWords.institution;
const fields = [
  'name',
  'charterNo',
  'abaRouting',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
] as const;
type Draft = Readonly<Record<(typeof fields)[number], string>>;

function toDraft(saved: Institution | null): Draft {
  return Object.fromEntries(fields.map((field) => [field, saved?.[field] ?? ''])) as Draft;
}

/** What is empty is left out, which clears it. */
function toRequest(draft: Draft): InstitutionRequest {
  const given = fields.filter((field) => draft[field].trim() !== '');
  return Object.fromEntries(given.map((field) => [field, draft[field].trim()])) as InstitutionRequest;
}

export function InstitutionStep({ onDone }: StepProps) {
  const { data: saved, error } = useQuery(institutionQuery);
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <Fault error={error} />
      {saved === undefined ? <Skeleton label={configureWords.loading} /> : <Form saved={saved} onDone={onDone} />}
    </>
  );
}

function Form({ saved, onDone }: Pick<StepProps, 'onDone'> & { readonly saved: Institution | null }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => toDraft(saved));
  const saving = useMutation({
    mutationFn: async () => {
      client.setQueryData(keys.institution, await saveInstitution(toRequest(draft)));
      await onDone();
    },
  });
  const aba = draft.abaRouting.trim();
  const doubt = /^\d{9}$/.test(aba) && !hasCheckDigit(aba);
  const hasMore = fields.some((name) => name !== 'name' && (saved?.[name] ?? '') !== '');
  const isRefused = isApiError(saving.error) && saving.error.errors.some(({ field: name }) => name !== 'name');
  const field = (name: (typeof fields)[number]) => (
    <Field
      key={name}
      label={words[name]}
      hint={name === 'abaRouting' ? (doubt ? words.abaDoubt : words.abaHint) : undefined}
      error={isApiError(saving.error) ? saving.error.fieldMessage(name) : undefined}
    >
      <Input
        required={name === 'name'}
        inputMode={name === 'abaRouting' ? 'numeric' : 'text'}
        value={draft[name]}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form
      className="configure-form"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      {field('name')}
      <details open={hasMore || isRefused}>
        <summary>{words.more}</summary>
        <div className="configure-section">
          <div className="configure-columns">
            {field('charterNo')}
            {field('abaRouting')}
          </div>
          {field('addressLine1')}
          {field('addressLine2')}
          <div className="configure-columns">
            {field('city')}
            {field('state')}
            {field('postalCode')}
          </div>
        </div>
      </details>
      <Fault error={saving.error} shown={fields} />
      <div>
        <Button type="submit" look="primary" busy={saving.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
