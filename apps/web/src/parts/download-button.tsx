import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';
import { showToast } from './show-toast.ts';

interface DownloadButtonProps {
  readonly load: () => Promise<{ readonly name: string; readonly content: Blob }>;
  /** Said once the file is there; its name is the title. */
  readonly done?: string;
  /** What the button does, where its text alone does not say to what. */
  readonly label?: string;
  readonly look?: 'plain' | 'quiet';
  readonly size?: 'normal' | 'small';
  readonly children: ReactNode;
}

/** Fetches a file that the service makes, and hands it to the browser. */
export function DownloadButton({ load, done, label, look, size, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const file = await load();
      saveFile(file);
      showToast({ tone: 'good', title: file.name, ...(done === undefined ? {} : { text: done }) });
    } catch (error) {
      showToast({ tone: 'bad', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      busy={busy}
      aria-label={label}
      {...(look === undefined ? {} : { look })}
      {...(size === undefined ? {} : { size })}
      onClick={() => void start()}
    >
      {children}
    </Button>
  );
}
