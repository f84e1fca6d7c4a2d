/** As much of a browser as a sign-in takes: cookies a site, one request at a time, redirects followed by hand. */
export interface Browser {
  get(url: string): Promise<Visited>;
  post(url: string, form: Readonly<Record<string, string>>): Promise<Visited>;
}

export interface Visited {
  readonly status: number;
  /** Where it sends the browser, as an absolute address; null: a page. */
  readonly location: string | null;
  readonly text: string;
}

export function openBrowser(): Browser {
  const jar = new Map<string, string>();

  async function visit(url: string, init: RequestInit): Promise<Visited> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      location: location === null ? null : new URL(location, url).href,
      text: await answer.text(),
    };
  }

  return {
    get: (url) => visit(url, {}),
    post: (url, form) => visit(url, { method: 'POST', body: new URLSearchParams(form) }),
  };
}
