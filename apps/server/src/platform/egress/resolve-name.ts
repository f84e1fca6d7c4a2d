import { lookup } from 'node:dns/promises';

/** Gives every address of a name; rejects or answers nothing when there is none. */
export type Resolver = (host: string) => Promise<readonly string[]>;

/** As the rest of the machine resolves names (hosts file, search order), so that an operator can check with the usual tools. */
export const resolveWithSystem: Resolver = async (host) => {
  const answers = await lookup(host, { all: true });
  return answers.map((answer) => answer.address);
};
