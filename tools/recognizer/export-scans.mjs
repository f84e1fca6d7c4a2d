// Lines cut from scans of generated pages: node tools/recognizer/export-scans.mjs OUT FIRST_SEED PACKAGES
import { importTs } from '../run-ts.mjs';

const [out, firstSeed, packages] = process.argv.slice(2);
const { exportScans } = await importTs('tools/recognizer/export-scans.ts');
await exportScans(out, Number(firstSeed), Number(packages));
