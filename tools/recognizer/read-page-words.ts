import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { openLineReader } from '../../apps/server/src/reading/recognizer/line-reader.ts';
import { readPage } from '../../apps/server/src/reading/recognizer/read-page.ts';

interface Row {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** Everything that a page was read as, boxes and confidences to the last bit, as one hash a page. */
const [folder = '.', first = '0', count = '100000'] = process.argv.slice(2);
const { readLine, version } = await openLineReader();
console.error(`${platform()} ${arch()}, reader ${version}`);
const rows = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Row[];
for (const { file, name, width, height, dpi } of rows.slice(Number(first), Number(first) + Number(count))) {
  const page = readPage({ width, height, data: new Uint8Array(readFileSync(join(folder, file))) }, dpi, readLine);
  console.log(createHash('sha256').update(JSON.stringify(page)).digest('hex'), page.words.length, name);
}
