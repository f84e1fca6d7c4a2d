import type { Condition } from '@countersign/contract/conditions';
import type { Document } from '@countersign/contract/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import {
  type ConditionAct,
  reopenCondition,
  satisfyCondition,
  waiveCondition,
} from '../../api/operations/conditions.ts';
import { useSession } from '../../api/session.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { formatDay } from '../../parts/format.ts';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { conditionStatusWords, conditionWords as words } from '../../words/conditions.ts';

interface ConditionItemProps {
  readonly loanRef: string;
  readonly condition: Condition;
  readonly documents: readonly Document[];
  readonly titleOf: (docType: string) => string;
  /** Whether conditions can be settled now. */
  readonly open: boolean;
}

/** One condition: how it stands, who settled it by what, and what can be done about it. */
export function ConditionItem({ loanRef, condition, documents, titleOf, open }: ConditionItemProps) {
  const client = useQueryClient();
  const isManager = useSession()?.user.roles.some((role) => role !== 'specialist') ?? false;
  const [documentId, setDocumentId] = useState(condition.candidates[0] ?? '');
  const [note, setNote] = useState('');
  const sending = useMutation({
    mutationFn: (act: ConditionAct) => {
      if (act === 'satisfy') return satisfyCondition(loanRef, condition.id, documentId);
      return (act === 'waive' ? waiveCondition : reopenCondition)(loanRef, condition.id, note);
    },
    onSuccess: (_answer, act) => {
      setNote('');
      showToast({ tone: 'good', title: words.done[act] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  const { label, tone } = conditionStatusWords[condition.status];
  const isSettled = condition.decided !== null;
  const missing = condition.missing.map((types) => types.map(titleOf).join(words.or)).join(', ');
  return (
    <li className="review-condition">
      <p>
        {condition.text} <Badge tone={tone}>{label}</Badge>
      </p>
      {condition.status === 'open' && missing !== '' ? <p className="review-soft">{words.missing(missing)}</p> : null}
      <DecidedBy condition={condition} documents={documents} titleOf={titleOf} />
      {sending.error ? (
        <Notice tone="bad" alert>
          {sending.error.message}
        </Notice>
      ) : null}
      {open && !isSettled ? (
        <div className="review-condition-act">
          <Field label={words.document}>
            <Select
              value={documentId}
              onChange={({ target }) => setDocumentId(target.value)}
              options={[
                { value: '', label: words.choose },
                ...documents.map(({ id, docType, name }) => ({
                  value: id,
                  label: docType === null ? name : titleOf(docType),
                })),
              ]}
            />
          </Field>
          <Button
            disabled={documentId === ''}
            busy={sending.isPending && sending.variables === 'satisfy'}
            onClick={() => sending.mutate('satisfy')}
          >
            {words.satisfy}
          </Button>
        </div>
      ) : null}
      {open && (isSettled || isManager) ? (
        <div className="review-condition-act">
          <Field label={words.reason}>
            <Input value={note} maxLength={4000} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button
            disabled={note.trim() === ''}
            busy={sending.isPending && sending.variables !== 'satisfy'}
            onClick={() => sending.mutate(isSettled ? 'reopen' : 'waive')}
          >
            {isSettled ? words.reopen : words.waive}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function DecidedBy({
  condition: { decided },
  documents,
  titleOf,
}: Pick<ConditionItemProps, 'condition' | 'documents' | 'titleOf'>) {
  if (decided === null) return null;
  const document = documents.find(({ id }) => id === decided.documentId);
  return (
    <p className="review-soft">
      {words.by(decided.by, formatDay(decided.at))}
      {decided.note === '' ? null : <>: {decided.note}</>}
      {decided.documentId === null ? null : (
        <>
          {' · '}
          <Link to="/app/documents/$id" params={{ id: decided.documentId }}>
            {document === undefined || document.docType === null ? words.document : titleOf(document.docType)}
          </Link>
        </>
      )}
    </p>
  );
}
