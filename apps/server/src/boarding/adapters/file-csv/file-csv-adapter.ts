import type { CoreAdapter } from '../../../platform/core-adapter.ts';
import { checkValues } from '../check-values.ts';
import type { DropNames } from '../file-drop/drop-folder.ts';
import { fileDropAdapter } from '../file-drop/file-drop-adapter.ts';
import { readAck } from './read-ack.ts';
import { fileCsvShape } from './shape.ts';
import { fileCsvStarter } from './starter.ts';
import { sha256, writeLoanFile } from './write-csv.ts';

export const FILE_CSV_FOLDER = 'file_csv.folder';

export const fileCsvNames: DropNames = {
  before: [{ draft: 'order.csv', ending: '.csv' }],
  token: { draft: 'manifest.json', ending: '.json' },
  ack: '.json',
};

/** A file with its manifest in a folder, and the core's answer as a file beside it. */
export const fileCsvAdapter: CoreAdapter = fileDropAdapter({
  providerId: 'file_csv',
  title: 'CSV file',
  setting: FILE_CSV_FOLDER,
  shape: fileCsvShape,
  starter: fileCsvStarter,
  validate: (order) => checkValues(fileCsvShape, order.fields),
  names: () => fileCsvNames,
  write: (order) => {
    const { csv, manifest } = writeLoanFile(order);
    return { 'order.csv': csv, 'manifest.json': manifest };
  },
  readAck: (text, order) => readAck(text, order.boardingId, sha256(writeLoanFile(order).csv)),
});
