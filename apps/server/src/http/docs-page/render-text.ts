import { escapeHtml } from '../../platform/escape-html.ts';

/** Escaped text in which `code` is set as code. */
export function renderText(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
