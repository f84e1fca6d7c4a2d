import type { Layout } from '../core/layout.ts';
import { layout as applicationBusiness } from './y-application-business.ts';
import { layout as approvalOnePage } from './y-approval-one-page.ts';
import { layout as assignmentRentsShort } from './y-assignment-rents-short.ts';
import { layout as changeMemberBusiness } from './y-change-member-business.ts';
import { layout as deedOfTrustCommercial } from './y-deed-of-trust-commercial.ts';
import { layout as guarantyLawfirm } from './y-guaranty-lawfirm.ts';
import { layout as loanAgreementVendor } from './y-loan-agreement-vendor.ts';
import { layout as noteRegionalFixed } from './y-note-regional-fixed.ts';
import { layout as resolutionLlcBoxes } from './y-resolution-llc-boxes.ts';
import { layout as sbaAuthorization } from './y-sba-authorization.ts';
import { layout as securityEquipment } from './y-security-equipment.ts';
import { layout as uccNationalLawfirm } from './y-ucc-national-lawfirm.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  noteRegionalFixed,
  changeMemberBusiness,
  guarantyLawfirm,
  loanAgreementVendor,
  securityEquipment,
  resolutionLlcBoxes,
  approvalOnePage,
  applicationBusiness,
  deedOfTrustCommercial,
  assignmentRentsShort,
  uccNationalLawfirm,
  sbaAuthorization,
];
