import type { ProviderId } from '@countersign/contract/closed-sets';
import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreStanding,
} from '../../../platform/core-adapter.ts';
import { keepDetail, keepRaw } from '../answer-text.ts';
import type { Ack } from './ack.ts';
import { type DropFolder, type DropNames, openDropFolder } from './drop-folder.ts';

/** Boarding ids are names of files here. */
const SAFE_ID = /^[A-Za-z0-9-]{1,64}$/;

/** What one kind of file adds to the folder: its names, its bytes, and how the core answers in it. */
export interface DroppedFile {
  readonly providerId: ProviderId;
  readonly title: string;
  /** The setting that says where the folder is. */
  readonly setting: string;
  readonly shape: CoreShape;
  readonly starter: FieldMap;
  readonly examples?: CoreAdapter['examples'];
  readonly validate: CoreAdapter['validate'];
  names(order: BoardingOrder): DropNames;
  /** The files of an order by their names while they are ours, the loan first. The same order always makes the same bytes. */
  write(order: BoardingOrder): Readonly<Record<string, string>>;
  /** Null for what is not wholly an answer to this very file. */
  readAck(text: string, order: BoardingOrder): Ack | null;
}

/** Staging checks, committing drops a file once, and the core's answer is a file beside it. For cores that import files. */
export function fileDropAdapter(file: DroppedFile): CoreAdapter {
  const { providerId, title, shape, starter, examples, validate } = file;
  return {
    providerId,
    title,
    verified: true,
    shape,
    starter,
    ...(examples === undefined ? {} : { examples }),
    promises: { stagingIsKept: false, commitIsIdempotent: true, absenceIsCertain: true, answersLater: true },
    validate,
    fileOf: (order) => Object.values(file.write(order))[0] ?? '',
    stage: (core, order) =>
      within(core, file, order, 'unavailable', async (_, refusal) => {
        if (refusal !== null) return refusal;
        return { kind: 'done', coreReference: null, raw: '' };
      }),
    commit: (core, order) =>
      within(core, file, order, 'unknown', (folder, refusal) => commit(folder, refusal, file, order)),
    void: (core, order) =>
      within(core, file, order, 'unknown', (folder, refusal) => voidOrder(folder, refusal, file, order)),
    verify: async (core, order) => {
      const standing = await within<CoreStanding>(core, file, order, 'unknown', async (folder, refusal) =>
        refusal === null ? verify(folder, file, order) : { kind: 'unknown', detail: refusal.detail, raw: '' },
      );
      return standing.kind === 'unavailable' ? { ...standing, kind: 'unknown' } : standing;
    },
  };
}

type Unavailable = { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string };
type Unknown = { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };

/** Runs an act on the folder within the time. A disk that fails or hangs in the middle leaves the outcome open. */
async function within<T extends CoreAnswer | CoreStanding>(
  core: CoreConnection,
  file: DroppedFile,
  order: BoardingOrder,
  whenItFails: 'unavailable' | 'unknown',
  act: (folder: DropFolder, refusal: Unavailable | null) => Promise<T | Unavailable | Unknown>,
): Promise<T | Unavailable | Unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Unknown>((resolve) => {
    const late: Unknown = {
      kind: 'unknown',
      detail: `The folder did not answer within ${core.timeoutMs} ms.`,
      raw: '',
    };
    timer = setTimeout(resolve, core.timeoutMs, late);
  });
  const root = core.settings[file.setting];
  const work = async (): Promise<T | Unavailable | Unknown> => {
    const folder = openDropFolder(root ?? '', file.setting, file.names(order));
    const why = await folder.refuse().catch((error: unknown) => `The folder cannot be used: ${words(error)}`);
    const refusal: Unavailable | null = why === null ? null : { kind: 'unavailable', detail: keepDetail(why), raw: '' };
    return act(folder, refusal);
  };
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    return { kind: whenItFails, detail: keepDetail(`The folder failed: ${words(error)}`), raw: '' };
  } finally {
    clearTimeout(timer);
  }
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function commit(
  folder: DropFolder,
  refusal: Unavailable | null,
  file: DroppedFile,
  order: BoardingOrder,
): Promise<CoreAnswer> {
  if (refusal !== null) return refusal;
  if (!SAFE_ID.test(order.boardingId)) {
    return { kind: 'refused', detail: 'The order has an id that cannot be the name of a file.', faults: [], raw: '' };
  }
  const answered = await findAck(folder, file, order);
  if (answered !== null) return asAnswer(answered);
  // Before the order exists in the folder nothing can have been taken, so trying again is safe.
  try {
    await folder.prepare(order.boardingId, file.write(order));
  } catch (error) {
    const kind = (await folder.standing(order.boardingId)) === 'absent' ? 'unavailable' : 'unknown';
    return { kind, detail: keepDetail(`The file could not be written: ${words(error)}`), raw: '' };
  }
  if ((await folder.standing(order.boardingId)) === 'withdrawn') {
    return { kind: 'refused', detail: 'The order was withdrawn.', faults: [], raw: '' };
  }
  await folder.publish(order.boardingId);
  return { kind: 'unknown', detail: 'The file is in the folder. The core has not answered yet.', raw: '' };
}

async function voidOrder(
  folder: DropFolder,
  refusal: Unavailable | null,
  file: DroppedFile,
  order: BoardingOrder,
): Promise<CoreAnswer> {
  if (refusal !== null) return refusal;
  const answered = await findAck(folder, file, order);
  if (answered?.ack?.outcome === 'accepted') {
    return { kind: 'refused', detail: 'The core has accepted the file.', faults: [], raw: answered.raw };
  }
  if (answered?.ack?.outcome === 'refused') return { kind: 'done', coreReference: null, raw: answered.raw };
  // What never went is written down as withdrawn too: a commit that was long under way must not arrive after it.
  await folder.prepare(order.boardingId, null);
  if (await folder.withdraw(order.boardingId)) return { kind: 'done', coreReference: null, raw: '' };
  return { kind: 'refused', detail: 'The core has taken the file already. Wait for its answer.', faults: [], raw: '' };
}

async function verify(folder: DropFolder, file: DroppedFile, order: BoardingOrder): Promise<CoreStanding> {
  const answered = await findAck(folder, file, order);
  if (answered !== null) {
    const { ack, raw } = answered;
    if (ack === null) return senseless(raw);
    if (ack.outcome === 'refused') return { kind: 'refused', detail: ack.detail, faults: ack.faults, raw };
    return { kind: 'held', stage: 'committed', coreReference: ack.reference, differing: [], raw };
  }
  const standing = await folder.standing(order.boardingId);
  // What is prepared and not published cannot be taken by anybody.
  if (standing === 'absent' || standing === 'prepared') return { kind: 'absent', raw: '' };
  if (standing === 'withdrawn') {
    return { kind: 'held', stage: 'voided', coreReference: null, differing: [], raw: '' };
  }
  return { kind: 'unknown', detail: 'The core has not answered the file yet.', raw: '' };
}

interface Answered {
  /** Null where it makes no sense. */
  readonly ack: Ack | null;
  readonly raw: string;
}

async function findAck(folder: DropFolder, file: DroppedFile, order: BoardingOrder): Promise<Answered | null> {
  const text = await folder.readAck(order.boardingId);
  if (text === null) return null;
  return { ack: file.readAck(text, order), raw: keepRaw(text) };
}

function asAnswer({ ack, raw }: Answered): CoreAnswer {
  if (ack === null) return senseless(raw);
  if (ack.outcome === 'accepted') return { kind: 'done', coreReference: ack.reference, raw };
  return { kind: 'refused', detail: ack.detail, faults: ack.faults, raw };
}

function senseless(raw: string): Unknown {
  return { kind: 'unknown', detail: 'The answer of the core is not an answer to this file. Look at it in ack.', raw };
}
