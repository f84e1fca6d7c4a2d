/** People write amounts as they read them: $412,750. As the service takes them: 412750. */
export function plainAmount(typed: string): string {
  return typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/[,\s]/g, '');
}
