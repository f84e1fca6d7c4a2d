import type { RefObject } from 'react';

/**
 * What a popup has focus first, given before the next key can arrive. Left to itself the popup waits for a frame, and
 * what is typed within it is lost, or is taken for the keys of the page behind.
 */
export function focusAtOnce(popup: RefObject<HTMLElement | null>, first?: RefObject<HTMLElement | null>) {
  return (): boolean => {
    const controls = popup.current?.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex]',
    );
    const sought = [first?.current ?? [], ...(controls ?? [])].flat();
    for (const control of sought.filter(({ tabIndex }) => tabIndex >= 0)) {
      control.focus();
      if (document.activeElement === control) return false;
    }
    // Nothing here takes focus: the popup itself does, as the library has it.
    return true;
  };
}
