import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

interface NoteFormProps {
  /** What the button of the dialog names as its form. */
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onSend: () => void;
}

/** A note that goes with an action; Ctrl-Enter sends it too. */
export function NoteForm({ id, label, error, note, onNote, onSend }: NoteFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label={label} error={error}>
        <TextArea
          rows={4}
          maxLength={4000}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          }}
        />
      </Field>
    </form>
  );
}
