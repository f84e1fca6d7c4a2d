import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './api/query-client.ts';
import { whenPersonArrives, whenPersonLeaves } from './api/session.ts';
import { listenToKeys } from './keyboard/shortcuts.ts';
import { forgetDrafts, keepDraftsOf } from './parts/drafts.ts';
import { Toasts } from './parts/toasts.tsx';
import { router } from './router.tsx';

whenPersonLeaves(() => {
  queryClient.clear();
  forgetDrafts();
});

whenPersonArrives(keepDraftsOf);

/** The whole page. The content security policy takes no style elements, so the component library is told to make none. */
export function App() {
  useEffect(listenToKeys, []);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Toasts>
          <RouterProvider router={router} />
        </Toasts>
      </QueryClientProvider>
    </CSPProvider>
  );
}
