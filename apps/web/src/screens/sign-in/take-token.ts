/** The token that stands behind the # of a mailed link. It leaves the address at once, so that no history keeps it. */
const taken = new URLSearchParams(window.location.hash.slice(1)).get('token');

export function takenToken(): string | null {
  if (window.location.hash.startsWith('#token=')) {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return taken;
}
