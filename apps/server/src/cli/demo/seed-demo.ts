import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { type BankClient, bankClient, type Staff } from './bank-client.ts';
import { type DemoLoan, demoPackage, readDemoLoans } from './demo-loans.ts';
import { type DemoPeople, people } from './demo-people.ts';
import { liveLoan } from './live-loan.ts';

type Tell = (line: string) => void;
export const PROFILE = 'Loan system export';
/** Fields of which an approval may hold several. */
const LISTS = new Set([
  'borrower_name',
  'borrower_tin',
  'borrower_entity_type',
  'guarantor_name',
  'guaranty_type',
  'guaranty_limit',
  'conditions',
]);

/** Fills an empty service with an example bank, as its people would. One that is filled is left as it is. */
export async function seedDemo(address: string, { password, isNew }: DemoPeople, tell: Tell): Promise<void> {
  const anonymous = bankClient(address);
  const { status } = await anonymous.call<{ status: string }>('GET', '/v1/setup/status');
  if (isNew !== (status === 'not_started')) {
    throw new Error('the folder holds a bank of its own. Choose another one by DATA_DIR.');
  }
  if (isNew) {
    const staff = await openBank(address, password);
    tellPeople(tell, address, password);
    const loans = await readDemoLoans();
    tell(`Sending ${loans.length} packages; they appear in the queue as they are read.`);
    for (const loan of loans) await staff.maker.call('POST', '/v1/packages', await demoPackage(loan, PROFILE));
    // In the order of sending, which is that of reading: each is ready soon after the one before.
    for (const loan of loans) await tellFate(staff, loan, tell);
    tell('The example bank is complete. Ctrl-C stops it; the same command goes on with what is there.');
  } else tellPeople(tell, address, password);
}

async function tellFate(staff: Staff, loan: DemoLoan, tell: Tell): Promise<void> {
  const state = await liveLoan(staff, loan).catch((error: unknown) => {
    return `stopped: ${error instanceof Error ? error.message : String(error)}`;
  });
  tell(`  ${loan.ref}  ${state.padEnd(16)}  ${loan.about}`);
}

function tellPeople(tell: Tell, address: string, password: string): void {
  tell(`\nAn example bank. Sign in at ${address}/app with the password ${password} as`);
  for (const { email, role } of Object.values(people)) tell(`  ${email.padEnd(28)} ${role}`);
  tell('');
}

/** Setup, people, profile and field map: what an administrator does on the first day. */
export async function openBank(address: string, password: string): Promise<Staff> {
  const anonymous = bankClient(address);
  const { email, displayName } = people.admin;
  const session = await anonymous.call<{ accessToken: string }>('POST', '/v1/setup/admin', {
    email,
    displayName,
    password,
  });
  const admin = bankClient(address, session);
  await admin.call('PUT', '/v1/setup/institution', {
    name: 'First Example Bank',
    // The routing number of no bank: its check digit is right, and the range is not given out.
    abaRouting: '000000518',
    addressLine1: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
  });
  // Money goes out of an account of the bank, which no paper of a loan names.
  await admin.call('PUT', '/v1/settings/wire.originator_account', { value: '000123456789' });
  const fields = fieldCatalogue.map(({ name }) => ({
    canonical: name,
    path: LISTS.has(name) ? `$.${name}[*]` : `$.${name}`,
  }));
  const mapping = { format: 'json', fields };
  await admin.call('POST', '/v1/lar-profiles', { name: PROFILE, sourceFormat: 'json', mapping });
  const { items } = await admin.call<{ items: { id: string; starter: object }[] }>('GET', '/v1/core-providers');
  const simulator = items.find(({ id }) => id === 'simulator');
  if (simulator === undefined) throw new Error('the simulator is not among the cores.');
  await admin.call('POST', '/v1/core-field-maps', { providerId: 'simulator', mapping: simulator.starter });
  await admin.call('POST', '/v1/setup/complete', {});
  const [maker, colleague, checker] = [
    await join(address, admin, people.maker, password),
    await join(address, admin, people.colleague, password),
    await join(address, admin, people.checker, password),
  ];
  return { admin, maker, colleague, checker };
}

async function join(
  address: string,
  admin: BankClient,
  person: (typeof people)[keyof typeof people],
  password: string,
): Promise<BankClient> {
  const { email, displayName, role } = person;
  const invitation = { email, displayName, roles: [role] };
  const { acceptUrl } = await admin.call<{ acceptUrl: string }>('POST', '/v1/users/invitations', invitation);
  // The token stands behind the # of the link, where servers do not see it, or among its parameters.
  const token = new URLSearchParams(acceptUrl.split(/[?#]/).at(-1)).get('token') ?? acceptUrl.split('/').at(-1);
  const session = await bankClient(address).call<{ accessToken: string }>('POST', '/v1/invitations/accept', {
    token,
    password,
  });
  return bankClient(address, session);
}
