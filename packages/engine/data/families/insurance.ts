import type { Family } from '../../src/extraction/rule.ts';
import { floodDetermination } from './flood-determination.ts';
import { floodNotice } from './flood-notice.ts';
import { floodPolicy } from './flood-policy.ts';
import { liabilityInsurance } from './liability-insurance.ts';
import { propertyInsurance } from './property-insurance.ts';

export const insurance: readonly Family[] = [
  propertyInsurance,
  liabilityInsurance,
  floodDetermination,
  floodNotice,
  floodPolicy,
];
