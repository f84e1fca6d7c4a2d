// `npm run demo-packages`: draws the packages of `countersign demo` anew into apps/server/demo, which is committed, so
// that the command needs nothing but itself.
import { importTs } from './run-ts.mjs';

const { run } = await importTs('tools/demo/make-demo.ts');
await run();
