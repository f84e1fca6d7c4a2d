import type { Layout } from '../core/layout.ts';
import { layout as yApplicationBusiness } from './y-application-business.ts';
import { layout as yApprovalOnePage } from './y-approval-one-page.ts';
import { layout as yAssignmentRentsShort } from './y-assignment-rents-short.ts';
import { layout as yChangeMemberBusiness } from './y-change-member-business.ts';
import { layout as yDeedOfTrustCommercial } from './y-deed-of-trust-commercial.ts';
import { layout as yGuarantyLawfirm } from './y-guaranty-lawfirm.ts';
import { layout as yLoanAgreementVendor } from './y-loan-agreement-vendor.ts';
import { layout as yNoteRegionalFixed } from './y-note-regional-fixed.ts';
import { layout as yResolutionLlcBoxes } from './y-resolution-llc-boxes.ts';
import { layout as ySbaAuthorization } from './y-sba-authorization.ts';
import { layout as ySecurityEquipment } from './y-security-equipment.ts';
import { layout as yUccNationalLawfirm } from './y-ucc-national-lawfirm.ts';
import { layout as zApprCommercialLetter } from './z-appr-commercial-letter.ts';
import { layout as zCdLenderSystem } from './z-cd-lender-system.ts';
import { layout as zDisbBankOwn } from './z-disb-bank-own.ts';
import { layout as zFloodVendorCert } from './z-flood-vendor-cert.ts';
import { layout as zFloodnoticeBankLetter } from './z-floodnotice-bank-letter.ts';
import { layout as zInsCarrierCommercial } from './z-ins-carrier-commercial.ts';
import { layout as zPayoffServicerLetter } from './z-payoff-servicer-letter.ts';
import { layout as zSettleTitleCompany } from './z-settle-title-company.ts';
import { layout as zTcomAbstractCompany } from './z-tcom-abstract-company.ts';
import { layout as zTilCreditUnion } from './z-til-credit-union.ts';
import { layout as zTpolUnderwriter } from './z-tpol-underwriter.ts';
import { layout as zWireTitleLetter } from './z-wire-title-letter.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  yApplicationBusiness,
  yApprovalOnePage,
  yAssignmentRentsShort,
  yChangeMemberBusiness,
  yDeedOfTrustCommercial,
  yGuarantyLawfirm,
  yLoanAgreementVendor,
  yNoteRegionalFixed,
  yResolutionLlcBoxes,
  ySbaAuthorization,
  ySecurityEquipment,
  yUccNationalLawfirm,
  zApprCommercialLetter,
  zCdLenderSystem,
  zDisbBankOwn,
  zFloodVendorCert,
  zFloodnoticeBankLetter,
  zInsCarrierCommercial,
  zPayoffServicerLetter,
  zSettleTitleCompany,
  zTcomAbstractCompany,
  zTilCreditUnion,
  zTpolUnderwriter,
  zWireTitleLetter,
];
