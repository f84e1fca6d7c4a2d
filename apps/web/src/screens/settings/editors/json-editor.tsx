import { useState } from 'react';
import { Field } from '../../../parts/field.tsx';
import { TextArea } from '../../../parts/text-area.tsx';
import { settingsWords } from '../../../words/settings.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  readonly error: string | undefined;
}

const words = settingsWords.json;

/** Any value as text. What is not JSON stays as it was typed, and is told. */
export function JsonEditor({ label, value, onValue, error }: JsonEditorProps) {
  const [typed, setTyped] = useState(() => JSON.stringify(value, null, 2));
  const [invalid, setInvalid] = useState(false);
  const take = (text: string) => {
    setTyped(text);
    try {
      onValue(JSON.parse(text));
      setInvalid(false);
    } catch {
      setInvalid(true);
    }
  };
  return (
    <Field label={label} hideLabel hint={words.hint} error={invalid ? words.invalid : error}>
      <TextArea
        rows={8}
        className="mono"
        spellCheck={false}
        value={typed}
        onChange={(event) => take(event.target.value)}
      />
    </Field>
  );
}
