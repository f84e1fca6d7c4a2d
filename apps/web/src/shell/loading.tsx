import { Skeleton } from '../parts/skeleton.tsx';
import { shellWords } from '../words/shell.ts';

export function Loading() {
  return <Skeleton label={shellWords.loading} />;
}
