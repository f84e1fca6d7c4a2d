import { runReader } from './reader.ts';

await runReader();
