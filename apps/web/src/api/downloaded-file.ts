/** A file that the service made, with the name that it gave. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

export async function fileOf(answer: Response, fallback: string): Promise<DownloadedFile> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? fallback;
  return { name, content: await answer.blob() };
}
