import { type ReactNode, useRef } from 'react';
import { Button } from '../../parts/button.tsx';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly accept?: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. The browser's own control stays out of sight; the button does what it does. */
export function FileButton({ children, accept, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file again must be a change too.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
