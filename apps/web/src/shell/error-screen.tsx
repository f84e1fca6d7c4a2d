import { useRouter } from '@tanstack/react-router';
import { isApiError } from '../api/problem.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { shellWords } from '../words/shell.ts';
import { useTitle } from './use-title.ts';

const words = shellWords.error;

/** In place of a screen that failed; the frame around it goes on working. */
export function ErrorScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  useTitle(words.title);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="screen-message" role="alert">
      <EmptyState title={words.title} action={<Button onClick={again}>{words.again}</Button>}>
        <p>{words.text}</p>
        <p className="mono">{error instanceof Error ? error.message : String(error)}</p>
        {isApiError(error) && error.requestId ? <p className="mono">{words.request(error.requestId)}</p> : null}
      </EmptyState>
    </div>
  );
}
