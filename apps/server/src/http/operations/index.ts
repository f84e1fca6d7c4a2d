import type { Operation } from '../operation.ts';
import { accessOperations } from './access/index.ts';
import { administrationOperations } from './administration/index.ts';
import { boardingOperations } from './boarding/index.ts';
import { browserSessionOperations } from './browser-session/index.ts';
import { documentOperations } from './documents/index.ts';
import { enrolmentOperations } from './enrolment/index.ts';
import { evidenceOperations } from './evidence/index.ts';
import { extractionOperations } from './extraction/index.ts';
import { identityOperations } from './identity/index.ts';
import { intakeOperations } from './intake/index.ts';
import { loanOperations } from './loans/index.ts';
import { mailOperations } from './mail/index.ts';
import { mcpOperations } from './mcp/index.ts';
import { meteringOperations } from './metering/index.ts';
import { reconciliationOperations } from './reconciliation/index.ts';
import { reviewOperations } from './review/index.ts';
import { reviewReportOperations } from './review-report/index.ts';
import { settingsOperations } from './settings/index.ts';
import { setupOperations } from './setup/index.ts';
import { systemOperations } from './system/index.ts';
import { trailingOperations } from './trailing/index.ts';
import { webhookOperations } from './webhooks/index.ts';
import { wireOperations } from './wires/index.ts';
import { worklistOperations } from './worklist/index.ts';

const ofRooms: readonly Operation[] = [
  ...identityOperations,
  ...browserSessionOperations,
  ...enrolmentOperations,
  ...setupOperations,
  ...settingsOperations,
  ...mailOperations,
  ...administrationOperations,
  ...intakeOperations,
  ...loanOperations,
  ...documentOperations,
  ...extractionOperations,
  ...reconciliationOperations,
  ...reviewOperations,
  ...reviewReportOperations,
  ...trailingOperations,
  ...worklistOperations,
  ...wireOperations,
  ...boardingOperations,
  ...evidenceOperations,
  ...accessOperations,
  ...webhookOperations,
  ...meteringOperations,
  ...mcpOperations,
];

/** Every operation of the interface. What is not in this list is not served, not documented and not tested. */
export const operations: readonly Operation[] = [...ofRooms, ...systemOperations(ofRooms)];
