/** Behind the #, which browsers do not send: what stands there reaches the page and no log. */
export function signInPage(publicUrl: string, fragment: Readonly<Record<string, string>>): string {
  return `${publicUrl}/app/sign-in#${new URLSearchParams(fragment)}`;
}
