import { type DragEvent, useId, useRef, useState } from 'react';
import { partWords } from '../words/parts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import './file-picker.css';

interface FilePickerProps {
  readonly label: string;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** Chooses files by the browser's own dialog, or takes what is dropped on it. */
export function FilePicker({ label, files, onFiles, multiple = false, error, hint }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])];
    if (added.length === 0) return;
    onFiles(multiple ? [...files, ...added] : added.slice(0, 1));
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <fieldset
      className={classNames('file-picker', over && 'file-picker-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend className="field-label">{label}</legend>
      <input
        ref={input}
        id={id}
        type="file"
        className="only-spoken"
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        multiple={multiple}
        onChange={(event) => take(event.target.files)}
      />
      {/* The browser's own control says "No file chosen" beside the files that were chosen. */}
      <label htmlFor={id} className="button file-picker-button">
        {partWords.files.choose(multiple)}
      </label>{' '}
      <span className="field-hint">{partWords.files.drop(multiple)}</span>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {files.length === 0 ? null : (
        <ul className="file-picker-list">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name; the place tells them apart.
            <li key={`${file.name} ${index}`}>
              <span>{file.name}</span>
              <Button
                size="small"
                look="quiet"
                aria-label={partWords.files.remove(file.name)}
                onClick={() => onFiles(files.filter((_, at) => at !== index))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
