import { extractFile } from '@countersign/engine/extraction/extract-file';
import { kept, report, showReport } from './sets.ts';
export async function run() {
  const r = await report((name, pages, documents) => kept(name, () => extractFile(pages, documents)));
  showReport('old rules', r);
}
