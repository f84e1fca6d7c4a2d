import { readFileSync } from 'node:fs';
import { realFile } from './gather-pages.ts';
const REAL='/work/shared/fixtures/real';
export async function run() {
  for (const {file} of JSON.parse(readFileSync(`${REAL}/truth.json`,'utf8'))) {
    try { const {pages}=await realFile(file.replace(/\.pdf$/,''), `${REAL}/${file}`); console.log('real',file,pages.length);} catch(e){console.log('real failed',file,String(e).slice(0,200));}
  }
}
