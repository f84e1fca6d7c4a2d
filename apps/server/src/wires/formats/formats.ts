import type { WireTarget } from '@countersign/contract/wires';
import type { WireToWrite, Written } from './wire-to-write.ts';
import { writeCsv } from './write-csv.ts';
import { writePacs008 } from './write-pacs008.ts';
import { writePain001 } from './write-pain001.ts';

interface Format {
  readonly write: (wire: WireToWrite) => Written;
  readonly mediaType: string;
  readonly extension: string;
}

/** Every format that a wire can be exported in. */
export const formats: Readonly<Record<WireTarget, Format>> = {
  csv: { write: writeCsv, mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  pain001: { write: writePain001, mediaType: 'application/xml', extension: 'pain.001.xml' },
  pacs008: { write: writePacs008, mediaType: 'application/xml', extension: 'pacs.008.xml' },
};
