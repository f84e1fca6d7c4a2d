import { readFileSync } from 'node:fs';
import { layoutSets } from '../../bench/split/layout-sets.ts';
import { drawnDocument, drawnPackage, realFile } from './gather-pages.ts';
const REAL='/work/shared/fixtures/real';
export async function run() {
  for (const set of layoutSets) console.log(set.name, set.layouts.length);
  const t0=Date.now();
  for (const {file} of JSON.parse(readFileSync(`${REAL}/truth.json`,'utf8'))) {
    try { const {pages}=await realFile(file.replace(/\.pdf$/,''), `${REAL}/${file}`); console.log('real',file,pages.length,Date.now()-t0);} catch(e){console.log('real failed',file,e);}
  }
  for (const seed of [1,2]) for (const set of layoutSets) if (set.open) for (const layout of set.layouts) if (layout.docType!=='other') await drawnDocument(layout, seed);
  console.log('drawn', Date.now()-t0);
  const scored=layoutSets.find(s=>s.name==='scored')!;
  for (let i=0;i<20;i+=1) await drawnPackage('scored', scored.layouts, 9000+i);
  console.log('scored', Date.now()-t0);
}
