import type { ReactNode } from 'react';
import './configure.css';
import { UnsavedGuard } from './unsaved-guard.tsx';
import './version-editor.css';

interface VersionEditorProps {
  /** Whether something was typed that leaving would lose. */
  readonly dirty: boolean;
  readonly onSave: () => void;
  /** What is written: rows, and what stands above them. */
  readonly children: ReactNode;
  /** Under the rows, always in sight: what went wrong, and the button that saves. */
  readonly foot: ReactNode;
  /** Where it is tried, and what it is compared with. */
  readonly beside: ReactNode;
}

/** A profile or a map while its next version is written. */
export function VersionEditor({ dirty, onSave, children, foot, beside }: VersionEditorProps) {
  return (
    <div className="configure-editor">
      <UnsavedGuard dirty={dirty} />
      <form
        className="configure-section"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <div className="configure-editor-foot">{foot}</div>
      </form>
      <div className="configure-section configure-editor-beside">{beside}</div>
    </div>
  );
}
