import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import './field.css';

interface FieldProps {
  readonly label: string;
  /** Said below the control, before anything is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence. */
  readonly error?: string | undefined;
  /** The label is only spoken: where the place says what the control is for. */
  readonly hideLabel?: boolean;
  /** One input, select or textarea; it is given its id and what describes it. */
  readonly children: ReactElement<{
    id?: string;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: boolean | undefined;
  }>;
}

export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className={hideLabel ? 'only-spoken' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
