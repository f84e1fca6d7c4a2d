import { spawnSync } from 'node:child_process';

export interface PeerWord {
  readonly text: string;
  /** In points on the page as the peer sees it. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PeerPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PeerWord[];
}

/** CPU milliseconds, user and system, that the peer takes for a file. */
export function peerCpu(file: string): number {
  const script = `TIMEFORMAT='%U %S'; time pdftotext -bbox-layout "$0" /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', script, file], { encoding: 'utf8' });
  const [, user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  return (Number(user) + Number(system)) * 1000;
}

/** The peer's words; null where it cannot read the file. */
export function peerWords(file: string): PeerPage[] | null {
  const { stdout, status } = spawnSync('pdftotext', ['-cropbox', '-bbox', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    timeout: 120_000,
  });
  if (status !== 0) return null;
  const pages: { width: number; height: number; words: PeerWord[] }[] = [];
  for (const line of stdout.split('\n')) {
    const page = /<page width="([\d.]+)" height="([\d.]+)">/.exec(line);
    if (page !== null) pages.push({ width: Number(page[1]), height: Number(page[2]), words: [] });
    const word = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/.exec(line);
    if (word === null) continue;
    const [left, top, right, bottom] = word.slice(1, 5).map(Number);
    pages.at(-1)?.words.push({
      text: decode(word[5] ?? ''),
      left: left ?? 0,
      top: top ?? 0,
      right: right ?? 0,
      bottom: bottom ?? 0,
    });
  }
  return pages;
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
