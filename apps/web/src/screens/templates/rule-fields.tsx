import { BoxFields } from '../../page-viewer/box-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { templatesWords } from '../../words/templates.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import { type RuleType, ruleTypes, type TemplateRule } from './template-draft.ts';

interface RuleFieldsProps {
  readonly rule: TemplateRule;
  readonly onRule: (rule: TemplateRule) => void;
  readonly faultOf: (name: string) => string | undefined;
}

const words = templatesWords.rules;

/** One rule, with what its type asks for. A box is drawn on the page; here it can be moved by numbers. */
export function RuleFields({ rule, onRule, faultOf }: RuleFieldsProps) {
  const type = rule.type as RuleType;
  const put = (change: Partial<TemplateRule>) => onRule({ ...rule, ...change });
  // A region comes from a drawing: without a box it could not be made out of another rule.
  const offered = ruleTypes.filter((each) => each !== 'region' || rule.box !== undefined);
  return (
    <>
      <Field label={words.field} error={faultOf('field')}>
        <FieldSelect value={rule.field} onValue={(field) => put({ field })} />
      </Field>
      <Field label={words.type} error={faultOf('type')}>
        <Select
          value={type}
          onChange={(event) => put({ type: event.target.value })}
          options={offered.map((each) => ({ value: each, label: words.types[each] }))}
        />
      </Field>
      {type === 'region' ? (
        <Region rule={rule} onRule={onRule} />
      ) : (
        <Field label={words.pattern[type]} hint={words.patternHint[type]} error={faultOf('pattern')}>
          <Input
            className={type === 'sentence' ? 'mono' : undefined}
            spellCheck={false}
            value={rule.pattern ?? ''}
            onChange={(event) => put({ pattern: event.target.value })}
          />
        </Field>
      )}
      {type === 'label' ? (
        <Field label={words.direction} error={faultOf('direction')}>
          <Select
            value={rule.direction ?? ''}
            onChange={(event) => put({ direction: event.target.value })}
            options={Object.entries(words.directions).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      ) : null}
      {type === 'table' ? (
        <Field label={words.column} error={faultOf('column')}>
          <Input value={rule.column ?? ''} onChange={(event) => put({ column: event.target.value })} />
        </Field>
      ) : null}
      {type === 'region' ? null : (
        <Field label={words.page} hint={words.pageHint} error={faultOf('page')}>
          <Input
            inputMode="numeric"
            value={rule.page ?? ''}
            onChange={(event) => onRule(withPage(rule, event.target.value))}
          />
        </Field>
      )}
      <Field label={words.valuePattern} hint={words.valuePatternHint} error={faultOf('valuePattern')}>
        <Input
          className="mono"
          spellCheck={false}
          value={rule.valuePattern ?? ''}
          onChange={(event) => put({ valuePattern: event.target.value })}
        />
      </Field>
    </>
  );
}

function Region({ rule, onRule }: Pick<RuleFieldsProps, 'rule' | 'onRule'>) {
  const { anchor, ...free } = rule;
  return (
    <>
      <p className="configure-small">{words.box(rule.page ?? 1)}</p>
      {rule.box ? <BoxFields box={rule.box} onBox={(box) => onRule({ ...rule, box })} /> : null}
      <div className="configure-actions">
        <span>{anchor ? words.anchor(anchor.text) : words.noAnchor}</span>
        {anchor ? (
          <Button size="small" look="quiet" onClick={() => onRule(free)}>
            {words.dropAnchor}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function withPage({ page: _, ...rule }: TemplateRule, typed: string): TemplateRule {
  const page = Number.parseInt(typed, 10);
  return Number.isNaN(page) ? rule : { ...rule, page };
}
