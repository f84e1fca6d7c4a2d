import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { deleteCustomRule, saveCustomRule } from '../../api/operations/rules.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { rulesWords } from '../../words/rules.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { UnsavedGuard } from '../configure/unsaved-guard.tsx';
import { Backtest } from './backtest.tsx';
import { type RuleDraft, toSpec } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import './rules.css';
import { TryRule } from './try-rule.tsx';

interface RuleEditorProps {
  /** Null for a rule that is not saved yet. */
  readonly id: string | null;
  readonly saved: RuleDraft;
}

const words = rulesWords.editor;
const beside = ['title', 'field', 'comparison', 'against', 'docType', 'kind', 'severity', 'id'];

/** A rule is written on the left and asked of real loans on the right, before it is saved. */
export function RuleEditor({ id, saved }: RuleEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(saved);
  const [asking, setAsking] = useState(false);
  const leave = (said: string) => {
    showToast({ tone: 'good', title: said });
    // What was saved is nothing to warn of.
    void navigate({ to: '/app/rules', ignoreBlocker: true });
  };
  const saving = useMutation({
    mutationFn: () => saveCustomRule(id, toSpec(draft)),
    onSuccess: (list) => {
      const before = new Map(
        client.getQueryData<typeof list>(keys.rules)?.rules.map((rule) => [rule.id, rule.version]),
      );
      const changed = list.rules.find((rule) => rule.isCustom && before.get(rule.id) !== rule.version);
      client.setQueryData(keys.rules, list);
      leave(words.saved(id ?? changed?.id ?? draft.title));
    },
  });
  const deleting = useMutation({
    mutationFn: () => deleteCustomRule(id ?? ''),
    onSuccess: (list) => {
      client.setQueryData(keys.rules, list);
      leave(words.deleted(id ?? ''));
    },
  });
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const fault = isApiError(saving.error) ? saving.error : null;

  return (
    <>
      <ScreenHead title={id === null ? words.newTitle : words.title(id)}>
        <Link to="/app/rules" className="button button-quiet">
          {words.back}
        </Link>
      </ScreenHead>
      <UnsavedGuard dirty={dirty} />
      <div className="configure rules-editor">
        <form
          className="configure-card"
          onSubmit={(event) => {
            event.preventDefault();
            saving.mutate();
          }}
        >
          <RuleForm draft={draft} onDraft={setDraft} isNew={id === null} error={fault} />
          <Fault error={saving.error} shown={beside} />
          <div className="configure-actions">
            <Button type="submit" look="primary" busy={saving.isPending}>
              {id === null ? words.save : words.saveVersion}
            </Button>
            {id === null ? null : (
              <Button look="quiet" onClick={() => setAsking(true)}>
                {words.delete}
              </Button>
            )}
          </div>
        </form>
        <div className="configure-section">
          <TryRule draft={draft} />
          <Backtest draft={draft} />
        </div>
      </div>
      <Confirm
        open={asking}
        danger
        title={words.deleteTitle(id ?? '')}
        description={words.deleteText}
        action={words.delete}
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      >
        <Fault error={deleting.error} />
      </Confirm>
    </>
  );
}
