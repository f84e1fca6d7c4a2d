import type { Family } from '../../src/extraction/rule.ts';
import { approvalsAndAuthorizations } from './approvals-and-authorizations.ts';
import { closingPapers } from './closing-papers.ts';
import { disclosures } from './disclosures.ts';
import { withGeneralRules } from './general-rules.ts';
import { insurance } from './insurance.ts';
import { moneyPapers } from './money-papers.ts';
import { notes } from './notes.ts';
import { organizationPapers } from './organization-papers.ts';
import { ownershipAndRecording } from './ownership-and-recording.ts';
import { riders } from './rider.ts';
import { securityInstruments } from './security-instruments.ts';
import { titleAndProperty } from './title-and-property.ts';

/** Every family that ships. To teach the program a phrase or a label that banks print, add it to its family. */
export const families: readonly Family[] = [
  ...notes,
  ...securityInstruments,
  ...riders,
  ...closingPapers,
  ...organizationPapers,
  ...ownershipAndRecording,
  ...approvalsAndAuthorizations,
  ...disclosures,
  ...moneyPapers,
  ...insurance,
  ...titleAndProperty,
].map(withGeneralRules);
