import type { Role } from '@countersign/contract/closed-sets';
import { holdsRole, type Settings } from '../settings/index.ts';

type Demand = Pick<Settings, 'auth.totp_required' | 'wire.approval_tiers' | 'boarding.approval_tiers'>;

/** Whether a second factor is demanded of somebody with these roles. A checker is whoever some tier lets approve. */
export function isTotpDemanded(settings: Demand, roles: readonly Role[]): boolean {
  const demanded = settings['auth.totp_required'];
  if (demanded !== 'checkers') return demanded === 'all';
  const tiers = [...settings['wire.approval_tiers'], ...settings['boarding.approval_tiers']];
  return tiers.some(({ role }) => holdsRole(roles, role));
}
