import { Toast } from '@base-ui/react/toast';

export const toasts = Toast.createToastManager();

interface Message {
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly title: string;
  readonly text?: string;
}

/** Says something in passing. What must be acted upon stands in the screen instead. */
export function showToast({ tone = 'plain', title, text }: Message): void {
  // Not with high priority: that hides the toast, with its button in the order of focus, from assistive technology.
  toasts.add({ title, type: tone, priority: 'low', ...(text ? { description: text } : {}) });
}
