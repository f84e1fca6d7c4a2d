import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './problem.ts';

/** A refusal is an answer: asking again changes nothing. What could not be reached, or was held back, is asked again. */
function isWorthAskingAgain(failures: number, error: unknown): boolean {
  const passing = isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
  return passing && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthAskingAgain, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
