import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { templatesWords } from '../../words/templates.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { RuleFields } from './rule-fields.tsx';
import { dropRule, putRule, type RuleType, type TemplateDraft, type TemplateRule } from './template-draft.ts';

interface RulesPanelProps {
  readonly draft: TemplateDraft;
  readonly onDraft: (draft: TemplateDraft) => void;
  readonly open: number | null;
  readonly onOpen: (key: number | null) => void;
  readonly onAdd: (rule: TemplateRule) => void;
  readonly error: ApiError | null;
}

const words = templatesWords.rules;

/** The rules of a template; one of them is open to be changed. */
export function RulesPanel({ draft, onDraft, open, onOpen, onAdd, error }: RulesPanelProps) {
  const titleOf = useFieldTitle();
  return (
    <div className="configure-section">
      {draft.rules.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
      <ul className="configure-list" aria-label={words.list}>
        {draft.rules.map(({ key, rule }, index) => {
          const faultOf = (name: string) =>
            error?.fieldMessage(`rules.${index}.${name}`) ?? error?.fieldMessage(`template.rules.${index}.${name}`);
          const faulty = error?.errors.some(({ field }) =>
            field.replace(/^template\./, '').startsWith(`rules.${index}.`),
          );
          return (
            <li key={key} className="templates-rule">
              <button
                type="button"
                className="templates-rule-head"
                aria-expanded={open === key}
                onClick={() => onOpen(open === key ? null : key)}
              >
                <strong>{rule.field === '' ? words.unnamed : titleOf(rule.field)}</strong>
                <span className={faulty ? 'field-error' : 'configure-soft'}>{sayRule(rule)}</span>
              </button>
              {open === key ? (
                <div className="templates-rule-body">
                  <RuleFields rule={rule} onRule={(next) => onDraft(putRule(draft, key, next))} faultOf={faultOf} />
                  <div>
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() => {
                        onDraft(dropRule(draft, key));
                        onOpen(null);
                      }}
                    >
                      {words.remove}
                    </Button>
                  </div>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div>
        <Button size="small" onClick={() => onAdd({ field: '', type: 'label', pattern: '' })}>
          {words.add}
        </Button>
      </div>
    </div>
  );
}

/** A rule in half a line. */
function sayRule({ type, pattern, anchor }: TemplateRule): string {
  const said = words.types[type as RuleType] ?? type;
  const what = type === 'region' ? (anchor ? words.anchor(anchor.text) : words.noAnchor) : (pattern ?? '');
  return what === '' ? said : `${said} · ${what}`;
}
