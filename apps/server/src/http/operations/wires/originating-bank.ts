import type { App } from '../../../platform/app.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { getInstitution } from '../../../setup/index.ts';
import type { OriginatingBank } from '../../../wires/index.ts';

/** What the bank has saved about itself at setup; null before that. Wires know nothing of the setup. */
export async function originatingBank(app: App): Promise<OriginatingBank | null> {
  const institution = await getInstitution(app).catch((error: unknown) => {
    if (error instanceof DomainError && error.refusal.code === 'institution_not_found') return null;
    throw error;
  });
  if (institution === null) return null;
  const { name, abaRouting, addressLine1, addressLine2, city, state, postalCode } = institution;
  const town = [city, [state, postalCode].filter(Boolean).join(' ')];
  const address = [addressLine1, addressLine2, ...town].filter(Boolean).join(', ');
  return { name, aba: abaRouting, address: address === '' ? null : address };
}
