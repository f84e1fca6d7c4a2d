import { useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { configureWords as words } from '../../words/configure.ts';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string;
}

/** A text that somebody takes elsewhere: selected when it is entered, copied by its button. */
export function CopyText({ label, text, hint }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const copy = () => {
    input.current?.select();
    navigator.clipboard
      ?.writeText(text)
      .then(() => setOutcome('copied'))
      .catch(() => setOutcome('failed'));
    // Without a secure connection a browser offers no clipboard at all.
    if (!navigator.clipboard) setOutcome('failed');
  };
  return (
    <div className="configure-copy">
      <Field label={label} hint={outcome === 'failed' ? words.copyFailed : hint}>
        <Input ref={input} readOnly className="mono" value={text} onFocus={(event) => event.target.select()} />
      </Field>
      <Button onClick={copy}>{outcome === 'copied' ? words.copied : words.copy}</Button>
      <span className="only-spoken" role="status">
        {outcome === 'copied' ? words.copied : ''}
      </span>
    </div>
  );
}
