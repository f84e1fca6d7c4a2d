/** Whether a change waits for a second person, and if not, whether one person alone stands behind it. */
export function takesTwo(facts: { readonly isOn: boolean; readonly otherAdministrators: number }): boolean {
  return facts.isOn && facts.otherAdministrators > 0;
}
