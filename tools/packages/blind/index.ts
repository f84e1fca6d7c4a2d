import type { Layout } from '../core/layout.ts';
import { layout as changeMemberBusiness } from './y-change-member-business.ts';
import { layout as guarantyLawfirm } from './y-guaranty-lawfirm.ts';
import { layout as loanAgreementVendor } from './y-loan-agreement-vendor.ts';
import { layout as noteRegionalFixed } from './y-note-regional-fixed.ts';
import { layout as resolutionLlcBoxes } from './y-resolution-llc-boxes.ts';
import { layout as securityEquipment } from './y-security-equipment.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  noteRegionalFixed,
  changeMemberBusiness,
  guarantyLawfirm,
  loanAgreementVendor,
  securityEquipment,
  resolutionLlcBoxes,
];
