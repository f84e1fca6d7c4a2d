import { readDocumentJob } from '../../../src/documents/index.ts';
import { fsck } from '../../../src/fsck/index.ts';
import type { JobContext } from '../../../src/platform/jobs/index.ts';
import { openWorld } from '../../model/world.ts';
import type { RecordKind } from './seeds.ts';

/** The whole way in, over HTTP, for some of the files. Each answers what must never be. */
export interface Intake {
  sendPdf(bytes: Buffer): Promise<readonly string[]>;
  sendRecord(kind: RecordKind, bytes: Buffer): Promise<readonly string[]>;
  /** Whether the service still answers and what it stored is whole. */
  check(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Answers in which the service says what is wrong with what was sent. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415]);
const agreeing = { principalDiffers: false, maturityDiffers: false, rateDiffers: false, numberIsThere: true };

export async function openIntake(): Promise<Intake> {
  const world = await openWorld();
  let sent = 0;
  const profiles = new Set<string>();

  async function requireProfile(kind: RecordKind): Promise<void> {
    if (profiles.has(kind)) return;
    const path = {
      json: '$.loan.loan_number',
      csv: '$.loan_number',
      xml: '$.record.loan.loan_number',
      docx: '$.loan_number',
    };
    const mapping = { format: kind, fields: [{ canonical: 'loan_number', path: path[kind] }] };
    const body = { name: `mutants ${kind}`, sourceFormat: kind, mapping };
    const { status, text } = await world.ask('admin', { method: 'POST', url: '/v1/lar-profiles', body });
    if (status !== 201) throw new Error(`The profile was answered ${status}: ${text}`);
    profiles.add(kind);
  }

  return {
    sendPdf: async (bytes) => {
      sent += 1;
      const documents = [{ name: 'mutant.pdf', content: bytes.toString('base64') }];
      const body = { externalRef: `MUTANT-${sent}`, borrowerName: 'Mary Ann Okafor', documents };
      const answer = await world.ask('clerk', { method: 'POST', url: '/v1/packages', body });
      if (refusals.has(answer.status)) return [];
      if (answer.status !== 201) return [`it was answered ${answer.status}`];
      const [document] = (answer.body?.documents ?? []) as readonly { readonly id: string }[];
      const documentId = document?.id ?? '';
      await readDocumentJob.run(world.app, { documentId }, jobContext(world.app.db));
      const { body: read } = await world.ask('clerk', { method: 'GET', url: `/v1/documents/${documentId}` });
      return read?.status === 'read' || read?.status === 'refused' ? [] : [`its document is ${read?.status}`];
    },
    sendRecord: async (kind, bytes) => {
      await requireProfile(kind);
      const { ref } = await world.givenPackage(agreeing);
      const content = kind === 'docx' ? bytes.toString('base64') : bytes.toString('utf8');
      const body = { sourceFormat: kind, content, profile: `mutants ${kind}` };
      const { status } = await world.ask('clerk', { method: 'POST', url: `/v1/loans/${ref}/lar`, body });
      return status === 201 || status === 202 || refusals.has(status) ? [] : [`it was answered ${status}`];
    },
    check: async () => {
      const { status } = await world.ask('clerk', { method: 'GET', url: '/v1/loans' });
      const { faults } = await fsck(world.app);
      return [
        ...(status === 200 ? [] : [`The service answers ${status} afterwards.`]),
        ...(faults === 0 ? [] : [`fsck found ${faults} faults.`]),
      ];
    },
    close: world.close,
  };
}

/** What a worker hands to a job, as far as reading asks for it. */
function jobContext(db: { transaction: JobContext['transaction'] }): JobContext {
  const work: JobContext['transaction'] = (each) => db.transaction(each);
  return { transaction: work, finish: work, attempt: 1, signal: new AbortController().signal } as unknown as JobContext;
}
