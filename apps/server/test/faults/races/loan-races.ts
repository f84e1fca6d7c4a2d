import { randomUUID } from 'node:crypto';
import type { LoanState } from '@countersign/contract/closed-sets';
import type { ReviewView } from '@countersign/contract/review';
import { quarantineFile } from '../../../src/intake/index.ts';
import { givenLoan } from '../../given-loan.ts';
import { agreeing, bringTo, disagreeing, givenReview, type Papers } from '../../given-review.ts';
import { somePdf } from '../../intake/form.ts';
import type { Race, RaceStart } from '../race.ts';
import type { RaceWorld } from '../race-world.ts';

const note = { note: 'Said at two nodes at once, with reasons.' };
const staff = ({ crew }: RaceWorld) => ({ token: crew.checker.accessToken });
const base64 = () => somePdf().toString('base64');

function onLoan(
  method: RaceStart['method'],
  path: string,
  body: unknown = note,
  state: LoanState = 'review',
  papers: Papers = disagreeing,
) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { ref, loanId } = await givenReview(world.app, papers);
    await bringTo(world.app, loanId, state);
    const sent = body === null ? {} : { body };
    return { method, url: `/v1/loans/${ref}${path}`, ...staff(world), ...sent, loanId };
  };
}

function onFinding(path: string, body: unknown = note) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { ref, loanId } = await givenReview(world.app);
    const view = await world.request<ReviewView>('GET', `/v1/loans/${ref}/review`, staff(world));
    const exception = view.body.findings.find(({ finding }) => finding.severity === 'exception');
    return { method: 'POST', url: `/v1/findings/${exception?.finding.id}/${path}`, ...staff(world), body, loanId };
  };
}

function onDocument(method: RaceStart['method'], path: string, body: unknown) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { loanId, documents } = await givenReview(world.app);
    const url = `/v1/documents/${documents.deed_of_trust}/${path}`;
    return { method, url, ...staff(world), body, loanId };
  };
}

function onQuarantined(path: string, body: (ref: string) => unknown) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { loan } = await givenLoan(world.app, { state: 'review' });
    const reason = { code: 'loan_unknown', detail: 'No loan has the name of the folder.' };
    const about = { origin: 'watch_folder', name: 'scan.pdf', externalRef: null, reason, content: somePdf() } as const;
    const { id } = await quarantineFile(world.app, about);
    return {
      method: 'POST',
      url: `/v1/intake/quarantine/${id}/${path}`,
      ...staff(world),
      body: body(loan.external_ref),
    };
  };
}

export const loanRaces: readonly Race[] = [
  {
    operation: 'receivePackage',
    given: async (world) => ({
      method: 'POST',
      url: '/v1/packages',
      ...staff(world),
      body: {
        externalRef: `R-${randomUUID().slice(0, 8)}`,
        borrowerName: 'B',
        documents: [{ name: 'a.pdf', content: base64() }],
      },
    }),
    statuses: [201, 409],
    kinds: ['package.received', 'document.added'],
  },
  {
    operation: 'addLoanDocuments',
    given: (world) => onLoan('POST', '/documents', { documents: [{ name: 'a.pdf', content: base64() }] })(world),
    statuses: [201, 201],
    kinds: ['document.added', 'loan.processing_started'],
  },
  {
    operation: 'ingestRecord',
    given: async (world) => {
      const { loan } = await givenLoan(world.app);
      const mapping = { format: 'json', fields: [{ canonical: 'loan_number', path: '$.number', required: true }] };
      const profile = { name: world.newName(), sourceFormat: 'json', mapping };
      const token = world.admin.accessToken;
      await world.request('POST', '/v1/lar-profiles', { token, body: profile });
      const content = JSON.stringify({ number: '4711' });
      const url = `/v1/loans/${loan.external_ref}/lar`;
      return {
        method: 'POST',
        url,
        ...staff(world),
        body: { sourceFormat: 'json', content, profile: profile.name },
        loanId: loan.id,
      };
    },
    statuses: [201, 201],
    kinds: ['document.added', 'lar.ingested', 'document.added', 'lar.ingested'],
  },
  {
    operation: 'reprocessLoan',
    given: onLoan('POST', '/reprocess', null),
    statuses: [202, 409],
    kinds: ['loan.processing_started'],
  },
  {
    operation: 'retryQuarantined',
    given: onQuarantined('retry', (externalRef) => ({ externalRef })),
    statuses: [200, 409],
    kinds: ['quarantine.retried', 'document.added', 'loan.processing_started'],
  },
  {
    operation: 'discardQuarantined',
    given: onQuarantined('discard', () => note),
    statuses: [200, 409],
    kinds: ['quarantine.discarded'],
  },
  {
    operation: 'sealLoan',
    given: onLoan('POST', '/seal', note, 'rejected'),
    statuses: [200, 409],
    kinds: ['loan.sealed'],
  },
  {
    operation: 'setHold',
    given: onLoan('PUT', '/hold'),
    statuses: [200, 200],
    kinds: ['loan.hold_set', 'loan.hold_set'],
  },
  {
    operation: 'releaseHold',
    given: async (world) => {
      const start = await onLoan('DELETE', '/hold')(world);
      await world.request('PUT', start.url, { ...staff(world), body: note });
      return start;
    },
    statuses: [200, 409],
    kinds: ['loan.hold_released'],
  },
  {
    operation: 'withdrawDocument',
    given: onDocument('POST', 'withdraw', note),
    statuses: [202, 409],
    kinds: ['document.withdrawn', 'loan.processing_started'],
  },
  {
    operation: 'changeBoundaries',
    given: onDocument('PUT', 'boundaries', { documents: [{ docType: 'promissory_note', fromPage: 1, toPage: 3 }] }),
    statuses: [202, 409],
    kinds: ['document.boundaries_changed', 'loan.processing_started'],
  },
  {
    operation: 'recordCorrection',
    given: async (world) => {
      const { ref, loanId, documents } = await givenReview(world.app);
      const place = { pageNo: 1, bbox: { x: 0.6, y: 0.6, w: 0.3, h: 0.02 } };
      const about = { documentId: documents.promissory_note, fieldName: 'principal_amount', value: '1.00', ...place };
      return {
        method: 'POST',
        url: `/v1/loans/${ref}/corrections`,
        ...staff(world),
        body: { ...about, ...note },
        loanId,
      };
    },
    statuses: [201, 201],
    kinds: ['correction.recorded', 'loan.processing_started', 'correction.recorded'],
  },
  { operation: 'acceptFinding', given: onFinding('accept'), statuses: [200, 409], kinds: ['finding.accepted'] },
  {
    operation: 'overrideFinding',
    given: onFinding('override', { reasonCode: 'other', ...note }),
    statuses: [200, 409],
    kinds: ['finding.overridden'],
  },
  {
    operation: 'escalateFinding',
    given: onFinding('escalate'),
    statuses: [200, 200],
    kinds: ['finding.escalated', 'finding.escalated'],
  },
  {
    operation: 'commentOnFinding',
    given: onFinding('comment'),
    statuses: [200, 200],
    kinds: ['finding.commented', 'finding.commented'],
  },
  {
    operation: 'approveLoan',
    given: onLoan('POST', '/approve', note, 'review', agreeing),
    statuses: [200, 422],
    kinds: ['loan.approved'],
  },
  { operation: 'rejectLoan', given: onLoan('POST', '/reject'), statuses: [200, 409], kinds: ['loan.rejected'] },
  {
    operation: 'reopenLoan',
    given: onLoan('POST', '/reopen', note, 'rejected'),
    statuses: [200, 409],
    kinds: ['loan.reopened'],
  },
  {
    operation: 'changeLoan',
    given: (world) => onLoan('PATCH', '', { assigneeId: world.crew.caller.user.id })(world),
    statuses: [200, 200],
    kinds: ['loan.assigned'],
  },
];
