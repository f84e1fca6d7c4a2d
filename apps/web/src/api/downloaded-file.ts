/** A file that the service made, with the name that it gave. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

export async function fileOf(answer: Response, fallback: string): Promise<DownloadedFile> {
  const name = nameIn(answer.headers.get('content-disposition') ?? '') ?? fallback;
  return { name, content: await answer.blob() };
}

/** The plain form, or the coded one for names that have more than plain letters (RFC 6266, RFC 8187). */
function nameIn(disposition: string): string | undefined {
  const coded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return coded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(coded);
}
