import type { Role } from '@countersign/contract/closed-sets';
import type { IssuedInvitation } from '@countersign/contract/enrolment';
import type { Person, Rig } from './rig.ts';

/** A second person of the bank, invited and enrolled as people are. */
export async function givenColleague(rig: Rig, displayName: string, roles: readonly Role[]): Promise<Person> {
  const token = await rig.adminToken();
  const person = {
    displayName,
    email: `${displayName.toLowerCase().replaceAll(' ', '.')}@bank.example`,
    password: 'another long enough password',
  };
  const invited = await rig.call<IssuedInvitation>('POST', '/v1/users/invitations', {
    token,
    body: { email: person.email, displayName, roles },
  });
  const url = new URL(invited.acceptUrl ?? '');
  const secret = new URLSearchParams(url.hash.slice(1)).get('token') ?? url.searchParams.get('token');
  await rig.call('POST', '/v1/invitations/accept', { body: { token: secret, password: person.password } });
  return person;
}
