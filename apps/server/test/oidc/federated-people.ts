import type { SignedUp } from '../test-server.ts';
import type { FederatedServer } from './federated-server.ts';
import type { Account, RealProvider } from './real-provider.ts';

/** People of ours with accounts at a real provider, and their way through it. */
export interface FederatedPeople {
  /** A user of ours with a verified account at the provider, or with another account. */
  givenPerson(account?: Partial<Record<keyof Account, unknown>>): Promise<{ person: SignedUp; subject: string }>;
  /** Leaves, signs in at the provider, and stands before the callback. */
  cameBack(subject: string): Promise<{ url: string; cookie: string }>;
  /** All the way to the sign-in page. */
  federated(subject: string): Promise<{ arrived: URLSearchParams; cookie: string }>;
}

export function federatedPeople(server: FederatedServer, provider: RealProvider): FederatedPeople {
  const cameBack: FederatedPeople['cameBack'] = async (subject) => {
    const { location, cookie } = await server.depart();
    return { url: await provider.signIn(location, subject), cookie };
  };
  return {
    cameBack,
    givenPerson: async (account = {}) => {
      const person = await server.signUp();
      const subject = `subject-${provider.accounts.size + 1}`;
      provider.accounts.set(subject, { email: person.user.email, email_verified: true, ...account } as Account);
      return { person, subject };
    },
    federated: async (subject) => {
      const { url, cookie } = await cameBack(subject);
      return { arrived: await server.arrive(url, cookie), cookie };
    },
  };
}
