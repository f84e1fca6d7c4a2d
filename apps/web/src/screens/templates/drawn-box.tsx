import { BoxFields } from '../../page-viewer/box-fields.tsx';
import { type Box, FIRST_BOX } from '../../page-viewer/fractions.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import { templatesWords } from '../../words/templates.ts';
import { Fault } from '../configure/fault.tsx';
import { FieldSelect } from '../configure/field-select.tsx';
import type { TemplateRule } from './template-draft.ts';
import type { useRegion } from './use-region.ts';

interface DrawnBoxProps {
  readonly box: Box | null;
  readonly onBox: (box: Box | null) => void;
  readonly field: string;
  readonly onField: (field: string) => void;
  readonly region: ReturnType<typeof useRegion>;
  readonly onAdd: (rule: TemplateRule) => void;
}

const words = templatesWords.draw;
/** What stands in the box that is drawn, and the rule that it becomes. */
export function DrawnBox({ box, onBox, field, onField, region, onAdd }: DrawnBoxProps) {
  if (box === null) {
    return (
      <div className="templates-hint">
        <p className="configure-soft">{words.hint}</p>
        <Button size="small" onClick={() => onBox(FIRST_BOX)}>
          {words.place}
        </Button>
      </div>
    );
  }
  const { read, reading, error } = region;
  const rule = read?.rule;
  return (
    <section className="configure-card templates-drawn" aria-labelledby="templates-drawn">
      <h2 id="templates-drawn">{words.heading}</h2>
      <BoxFields box={box} onBox={onBox} />
      <dl className="templates-read" aria-live="polite">
        <dt>{words.reads}</dt>
        <dd>
          {reading ? (
            <>
              <Spinner /> {words.reading}
            </>
          ) : read === undefined ? null : read.text === '' ? (
            <span className="configure-soft">{words.nothing}</span>
          ) : (
            <>
              <strong className="configure-wrap">{read.text}</strong>
              {read.ocr ? <span className="configure-small"> ({words.ocr})</span> : null}
            </>
          )}
        </dd>
        <dt>{words.anchor}</dt>
        <dd title={words.anchorHint}>
          {reading || read === undefined
            ? null
            : (read.anchor?.text ?? <span className="configure-soft">{words.noAnchor}</span>)}
        </dd>
        {field === '' ? null : (
          <>
            <dt>{words.value}</dt>
            <dd>
              {reading || read === undefined ? null : read.value?.normalizedValue ? (
                <strong>{read.value.normalizedValue}</strong>
              ) : (
                <span className="field-error">{words.noValue}</span>
              )}
            </dd>
          </>
        )}
      </dl>
      <Field label={words.field}>
        <FieldSelect value={field} onValue={onField} />
      </Field>
      <Fault error={error} />
      <div className="configure-actions">
        <Button
          look="primary"
          size="small"
          disabled={reading || rule?.field !== field || field === ''}
          onClick={() => (rule === undefined || reading || rule.field !== field ? undefined : onAdd(rule))}
        >
          {words.add}
        </Button>
        <Button size="small" onClick={() => onBox(null)}>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
