import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { rules as rulesQuery } from '../../api/operations/rules.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { rulesWords } from '../../words/rules.ts';
import { emptyRule, toDraft } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';

const words = rulesWords.editor;

export function NewRuleScreen() {
  return <RuleEditor key="new" id={null} saved={emptyRule} />;
}

/** A rule of the bank's own, to be changed; of those that ship only that they cannot be. */
export function RuleEditorScreen() {
  const { id } = useParams({ from: '/inside/admins/app/rules/$id' });
  const { data } = useSuspenseQuery(rulesQuery);
  const rule = data.rules.find((each) => each.id === id);
  if (rule?.spec) return <RuleEditor key={`${id} ${rule.version}`} id={id} saved={toDraft(rule.spec)} />;
  return (
    <>
      <ScreenHead title={words.title(id)} />
      <EmptyState
        title={rule?.title ?? words.unknown}
        action={
          <Link to="/app/rules" className="button">
            {words.back}
          </Link>
        }
      >
        {rule ? words.shipped : ''}
      </EmptyState>
    </>
  );
}
