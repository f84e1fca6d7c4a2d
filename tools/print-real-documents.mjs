// `npm run real-documents -- FETCHED PRINTED`: prints the documents that bench/real/sources.json lists to PDF, from a
// folder that holds what was fetched. bench/real/README.md says where they come from.
import { importTs } from './run-ts.mjs';

const { run } = await importTs('bench/real/print-sources.ts');
process.exit(await run(process.argv.slice(2)));
