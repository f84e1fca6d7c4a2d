import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { configureWords } from '../../words/configure.ts';

const words = configureWords.unsaved;

/** Asks before what somebody typed is left behind, by a link, by the back button or by closing the tab. */
export function UnsavedGuard({ dirty }: { readonly dirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={() => proceed?.()}>{words.leave}</Button>
          <Button look="primary" onClick={() => reset?.()}>
            {words.stay}
          </Button>
        </>
      }
    />
  );
}
