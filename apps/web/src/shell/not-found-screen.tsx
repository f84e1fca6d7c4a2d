import { Link } from '@tanstack/react-router';
import { EmptyState } from '../parts/empty-state.tsx';
import { shellWords } from '../words/shell.ts';
import { useTitle } from './use-title.ts';

const words = shellWords.notFound;

export function NotFoundScreen() {
  useTitle(words.title);
  return (
    <div className="screen-message">
      <EmptyState title={words.title} action={<Link to="/app/loans">{words.back}</Link>}>
        {words.text}
      </EmptyState>
    </div>
  );
}
