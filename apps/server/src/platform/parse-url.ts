/**
 * URL.parse is not there before Node 22, and URL.canParse takes addresses in other scripts for wrong once Node 20 or 22
 * has called it a few thousand times.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
