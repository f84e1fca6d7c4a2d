import type { RecordFormat } from '@countersign/engine/lar/record-source';

/** A place of a record as its reader knows it: the heading of a column, or the names on the way to a value. */
export function columnOf(path: string, format: RecordFormat): string {
  const named = path
    .replace(/^\$\.?/, '')
    .replaceAll(/\[([^\]=']+)='([^']*)'\]/g, ' ($1: $2)')
    .replaceAll('[*]', '')
    .replaceAll(/\['((?:[^'\\]|\\.)*)'\]/g, '.$1')
    .replaceAll(/'([^']*)'!/g, '$1: ')
    .replaceAll(/\\(.)/g, '$1')
    .replace(/^\./, '');
  return format === 'json' || format === 'xml' ? named.split('.').join(' › ') : named;
}
