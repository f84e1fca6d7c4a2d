import { dataIntegrity, notFound } from './errors.ts';
import { type Body, refuseUnsupported, validator } from './parameters.ts';

export interface Client {
  readonly id: number;
  readonly body: Body;
  /** Of its optional address module; empty where it is switched off. */
  readonly addresses?: readonly Body[];
}

/** ClientApiCollectionConstants.CLIENT_CREATE_REQUEST_DATA_PARAMETERS. */
const SUPPORTED = (
  'familyMembers address locale dateFormat groupId accountNo externalId mobileNo emailAddress firstname middlename ' +
  'lastname fullname officeId active activationDate staffId submittedOnDate savingsProductId dateOfBirth genderId ' +
  'clientTypeId clientClassificationId clientNonPersonDetails displayname legalFormId datatables isStaff'
).split(' ');

/** ClientDataValidator.validateForCreate. */
export function createClient(clients: Client[], body: Body): Body {
  refuseUnsupported(body, SUPPORTED);
  const check = validator('client', body);
  check.number('officeId', (value) => value > 0, true);
  if (check.text('fullname') === null && check.text('firstname') === null) {
    check.fail('id', '.no.name.details.passed', 'No name details passed.');
  }
  check.maxLength('fullname', 160);
  check.maxLength('externalId', 100);
  check.maxLength('mobileNo', 50);
  if (typeof body.active !== 'boolean')
    check.fail('active', 'must.be.true.or.false', 'The parameter `active` must be set as true or false.');
  if (body.active === true) check.date('activationDate', true);
  check.number('legalFormId', (value) => value === 1 || value === 2, true);
  check.done();
  // ClientWritePlatformServiceJpaRepositoryImpl.handleDataIntegrityIssues.
  if (clients.some((client) => client.body.externalId === body.externalId)) {
    const message = `Client with externalId \`${String(body.externalId)}\` already exists`;
    throw dataIntegrity('error.msg.client.duplicate.externalId', message, 'externalId');
  }
  const id = 7000 + clients.length + 1;
  clients.push({ id, body });
  return { officeId: Number(body.officeId), clientId: id, resourceId: id, resourceExternalId: body.externalId };
}

/** ClientsApiResource GET /external-id/{externalId}; ClientNotFoundException(ExternalId). */
export function findClient(clients: readonly Client[], externalId: string): Body {
  const client = clients.find(({ body }) => body.externalId === externalId);
  if (client === undefined) {
    throw notFound('error.msg.client.id.invalid', `Client with identifier ${externalId} does not exist`);
  }
  const { fullname, officeId } = client.body;
  return { id: client.id, externalId, active: true, displayName: fullname, fullname, officeId: Number(officeId) };
}

/** ClientAddressApiResources GET /client/{clientid}/addresses: the bare list. */
export function listAddresses(clients: readonly Client[], id: number): readonly Body[] {
  return clients.find((client) => client.id === id)?.addresses ?? [];
}

/** ClientReadPlatformServiceImpl: `displayName` is looked for within the names, and a page of clients is answered. */
export function listClients(clients: readonly Client[], displayName: string): Body {
  const found = clients.filter(({ body }) => String(body.fullname).toLowerCase().includes(displayName.toLowerCase()));
  const pageItems = found.map(({ id, body }) => ({ id, displayName: body.fullname, officeId: Number(body.officeId) }));
  return { totalFilteredRecords: pageItems.length, pageItems };
}
