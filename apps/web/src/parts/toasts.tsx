import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { partWords } from '../words/parts.ts';
import { toasts } from './show-toast.ts';
import './toasts.css';

/** Where messages appear and leave by themselves; F6 goes to them. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  return (
    <Toast.Provider toastManager={toasts} timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager();
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={`toast toast-${toast.type ?? 'plain'}`}>
      <Toast.Content>
        <Toast.Title className="toast-title" />
        <Toast.Description className="toast-text" />
      </Toast.Content>
      <Toast.Close className="toast-close" aria-label={partWords.close}>
        ×
      </Toast.Close>
    </Toast.Root>
  ));
}
