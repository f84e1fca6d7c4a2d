// Made-up lines in the faces of our pages, as PDFium draws them: node tools/recognizer/export-prints.mjs TEXTS.txt OUT SEED
import { importTs } from '../run-ts.mjs';

const [texts, out, seed] = process.argv.slice(2);
const { exportPrints } = await importTs('tools/recognizer/export-prints.ts');
await exportPrints(texts, out, Number(seed));
