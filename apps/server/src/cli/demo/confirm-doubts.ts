import type { CoreFieldMapTrial } from '@countersign/contract/boarding';
import { fieldOfPlace } from '@countersign/engine/field-maps/list-fields';
import type { Staff } from './bank-client.ts';

interface ReadValue {
  readonly fieldName: string;
  readonly documentId: string;
  readonly rawText: string | null;
  readonly pageNo: number | null;
  readonly bbox: object | null;
}

/**
 * What was read with low certainty is not booked before a person has looked at it: each such value is confirmed where it
 * stands. Answers whether there were any; a new run follows then.
 */
export async function confirmDoubts({ admin, maker }: Staff, path: string, loanRef: string): Promise<boolean> {
  const { items: maps } = await admin.call<{ items: { isActive: boolean; mapping: object }[] }>(
    'GET',
    '/v1/core-field-maps',
  );
  const mapping = maps.find(({ isActive }) => isActive)?.mapping;
  const { preview, errors } = await admin.call<CoreFieldMapTrial>('POST', '/v1/core-field-maps/try', {
    mapping,
    loanRef,
  });
  const doubts = errors.filter(({ code }) => code === 'uncertain');
  if (doubts.length === 0) return false;
  const { items } = await maker.call<{ items: ReadValue[] }>('GET', `${path}/fields?limit=200`);
  const confirmed = new Set<ReadValue>();
  for (const { coreField, canonical } of doubts) {
    const source = preview.find((field) => field.coreField === coreField)?.source;
    // A row of the map speaks of one item of a list; what is confirmed is the value that was read.
    const fieldName = fieldOfPlace(canonical);
    const read = items.find((item) => item.fieldName === fieldName && item.documentId === source?.documentId);
    if (read === undefined || read.rawText === null || read.pageNo === null || read.bbox === null) continue;
    if (confirmed.has(read)) continue;
    confirmed.add(read);
    await maker.call('POST', `${path}/corrections`, {
      documentId: read.documentId,
      fieldName,
      value: read.rawText,
      pageNo: read.pageNo,
      bbox: read.bbox,
      note: 'Compared with the page: read as it is printed.',
    });
  }
  return true;
}
