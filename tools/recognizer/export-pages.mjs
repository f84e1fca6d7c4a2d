// Lines of generated pages: node tools/recognizer/export-pages.mjs OUT masters|clean|office|poor FIRST_SEED PACKAGES LINES
import { importTs } from '../run-ts.mjs';

const [out, what, firstSeed, packages, lines] = process.argv.slice(2);
const { exportPages } = await importTs('tools/recognizer/export-pages.ts');
await exportPages({ out, what, firstSeed: Number(firstSeed), packages: Number(packages), lines: Number(lines) });
