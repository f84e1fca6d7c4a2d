import type { AnyRouter } from '@tanstack/react-router';

/**
 * After another screen was opened, focus goes to its heading: a keyboard starts there, and a screen reader says where it
 * is. Not when only the search or the hash changed: filters must not take focus away from the one who types them.
 */
export function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname || toLocation.hash !== '') return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
