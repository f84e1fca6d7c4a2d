import { Field } from '../parts/field.tsx';
import { Input } from '../parts/input.tsx';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import type { Box } from './fractions.ts';

interface BoxFieldsProps {
  readonly box: Box;
  readonly onBox: (box: Box) => void;
}

/** The same box as numbers, in percent of the page: for those who neither drag nor nudge. */
export function BoxFields({ box, onBox }: BoxFieldsProps) {
  return (
    <fieldset className="box-fields">
      <legend>{words.fields.legend}</legend>
      {(['x', 'y', 'w', 'h'] as const).map((side) => (
        <Field key={side} label={words.fields[side]}>
          <Input
            type="number"
            min={0}
            max={100}
            step={0.1}
            value={Math.round(box[side] * 1000) / 10}
            onChange={(event) => {
              const fraction = Number(event.target.value) / 100;
              if (fraction >= 0 && fraction <= 1) onBox({ ...box, [side]: fraction });
            }}
          />
        </Field>
      ))}
    </fieldset>
  );
}
