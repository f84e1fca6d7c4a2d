import { useId, useState } from 'react';
import { type CodeQuestion, useCodeQuestion } from '../api/step-up.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Input } from '../parts/input.tsx';
import { changesWords } from '../words/changes.ts';
import { partWords } from '../words/parts.ts';

const words = changesWords.code;

/** Asks for a code of the authenticator app when the service wants one again. */
export function CodeDialog() {
  const question = useCodeQuestion();
  return question === null ? null : <Ask question={question} />;
}

function Ask({ question }: { readonly question: CodeQuestion }) {
  const [code, setCode] = useState('');
  const form = useId();
  return (
    <Dialog
      open
      onClose={() => question.answer(null)}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={() => question.answer(null)}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') question.answer(code.trim());
        }}
      >
        <Field label={words.label} error={question.fault ?? undefined}>
          <Input
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
