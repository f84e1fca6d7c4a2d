import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { LostAnswer, RigFault } from '../../conformance/rig.ts';
import { readJson } from '../../simulator/process/read-request.ts';
import { type Answer, sendAnswer, spoilBefore } from '../../simulator/process/spoil-answer.ts';
import { type Client, createClient, findClient, listAddresses, listClients } from './clients.ts';
import { FineractError, validationError } from './errors.ts';
import { commandLoan, findLoan, type Loan, submitLoan } from './loans.ts';
import type { Body } from './parameters.ts';

/** What the test may look at and change while the server runs. */
export interface FineractState {
  readonly clients: Client[];
  readonly loans: Loan[];
  commands: number;
  /** Commands until the fault comes, and the fault. */
  actFault: { fault: RigFault; step: number } | null;
  askFault: LostAnswer | null;
  /** Fineract's own maker-checker keeps every command. */
  isMakerChecker: boolean;
}

interface Kept {
  readonly answer: Answer | 'under_processing';
}

export const USER = 'mifos';
export const PASSWORD = 'pass word-of-fineract';
export const TENANT = 'bank-one';

/**
 * A Fineract in small, for tests: each behaviour names the source it comes from. Paths are those of LoansApiResource and
 * ClientsApiResource under /fineract-provider/api/v1.
 */
export function createFineract(): { readonly server: Server; readonly state: FineractState } {
  const state: FineractState = {
    clients: [],
    loans: [],
    commands: 0,
    actFault: null,
    askFault: null,
    isMakerChecker: false,
  };
  const kept = new Map<string, Kept>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = refuseCaller(request);
    if (refused !== null) return sendAnswer('ok', response, refused, 0);
    const url = new URL(request.url ?? '/', 'http://fineract');
    const path = url.pathname.replace('/fineract-provider/api/v1', '');
    if (request.method === 'GET') return answerQuestion(path, request, response);
    const body = await readJson(request);
    state.commands += 1;
    const fault = takeFault();
    if (fault !== 'refuse' && spoilBefore(fault, request, response)) return;
    const answer = runOnce(path, url.searchParams.get('command'), request, body as Body, fault === 'refuse');
    await sendAnswer(fault === 'refuse' ? 'ok' : fault, response, spoilable(answer), 0);
  };

  const answerQuestion = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = state.askFault ?? 'ok';
    if (spoilBefore(fault, request, response)) return;
    if (path === '/clients') {
      const asked = new URL(request.url ?? '/', 'http://fineract').searchParams.get('displayName') ?? '';
      return sendAnswer(fault, response, spoilable({ status: 200, body: listClients(state.clients, asked) }), 0);
    }
    const [, clientId] = /^\/client\/(\d+)\/addresses$/.exec(path) ?? [];
    if (clientId !== undefined) {
      const list = JSON.stringify(listAddresses(state.clients, Number(clientId)));
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(list);
    }
    const [, what, externalId = ''] = /^\/(loans|clients)\/external-id\/(.+)$/.exec(path) ?? [];
    const associations = new URL(request.url ?? '/', 'http://fineract').searchParams.get('associations');
    const find = () => {
      const id = decodeURIComponent(externalId);
      return what === 'loans' ? findLoan(state.loans, id, associations) : findClient(state.clients, id);
    };
    await sendAnswer(fault, response, spoilable(attempt(find)), 0);
  };

  const takeFault = (): RigFault | 'ok' => {
    const armed = state.actFault;
    if (armed === null) return 'ok';
    armed.step -= 1;
    return armed.step === 0 ? armed.fault : 'ok';
  };

  /**
   * SynchronousCommandProcessingService: the key with action and entity names a command. One that was carried out
   * answers as it did, one that failed fails as it did (integration-tests IdempotencyTest), both with the header of
   * AbstractIdempotentCommandException; one that still runs is 425 (IdempotentCommandExceptionMapper).
   */
  const runOnce = (
    path: string,
    command: string | null,
    request: IncomingMessage,
    body: Body,
    isRefused: boolean,
  ): Answer => {
    const name = `${path.split('/')[1]} ${command ?? 'create'} ${String(request.headers['idempotency-key'])}`;
    const before = kept.get(name)?.answer;
    if (before === 'under_processing') return { status: 425, body: {} };
    if (before !== undefined) return { ...before, headers: { 'x-served-from-cache': 'true' } };
    const answer = attempt(() => {
      // The parameter that the step is about, refused as a validator would.
      if (isRefused) throw refuseParameter(path, command);
      // RollbackTransactionNotApprovedExceptionMapper: 200, and nothing was done.
      if (state.isMakerChecker) return { commandId: 9, rollbackTransaction: true };
      return run(path, command, body);
    });
    kept.set(name, { answer });
    return answer;
  };

  const run = (path: string, command: string | null, body: Body): Body => {
    if (path === '/clients') return createClient(state.clients, body);
    if (path === '/loans') return submitLoan(state.loans, state.clients, body);
    return commandLoan(state.loans, Number(path.split('/')[2]), command ?? '', body);
  };

  return { server: createServer((request, response) => void handle(request, response)), state };
}

function refuseParameter(path: string, command: string | null): FineractError {
  const parameter =
    path === '/clients'
      ? 'fullname'
      : command === 'approve'
        ? 'approvedLoanAmount'
        : command === 'disburse'
          ? 'actualDisbursementDate'
          : 'principal';
  return validationError([
    {
      code: `validation.msg.loan.${parameter}.refused`,
      message: `The parameter \`${parameter}\` is refused.`,
      parameter,
    },
  ]);
}

function attempt(act: () => Body): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof FineractError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** With what a spoilt answer would say in the words of Fineract. */
function spoilable(answer: Answer): Answer {
  const { body } = answer;
  return {
    ...answer,
    wrongType: {
      ...body,
      pageItems: 'x',
      resourceId: 'x',
      loanId: 'x',
      clientId: 'x',
      id: 'x',
      status: 'active',
      userMessageGlobalisationCode: 1,
    },
    wrongOrder: {
      ...body,
      resourceExternalId: 'another',
      loanId: 1,
      externalId: 'another',
      userMessageGlobalisationCode: 1,
    },
  };
}

/**
 * TenantAwareBasicAuthenticationFilter: without a tenant 400; with a wrong user 401 in the words of
 * ApiGlobalErrorResponse.unAuthenticated.
 */
function refuseCaller(request: IncomingMessage): Answer | null {
  const tenant = request.headers['fineract-platform-tenantid'];
  if (tenant === undefined) return { status: 400, body: { status: 400, error: 'Bad Request' } };
  const wanted = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  if (tenant === TENANT && request.headers.authorization === wanted) return null;
  const text = 'Invalid authentication details were passed in api request.';
  return { status: 401, body: new FineractError(401, 'error.msg.not.authenticated', text, []).body };
}
