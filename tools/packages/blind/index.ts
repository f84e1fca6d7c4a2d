import type { Layout } from '../core/layout.ts';
import { layout as pGuarantyBank } from './p-guaranty-bank.ts';
import { layout as pLoanAgreementCommunity } from './p-loan-agreement-community.ts';
import { layout as pModificationVendor } from './p-modification-vendor.ts';
import { layout as pNoteFirmBalloon } from './p-note-firm-balloon.ts';
import { layout as pNoteUniformFixed } from './p-note-uniform-fixed.ts';
import { layout as pNoteVendorBoxes } from './p-note-vendor-boxes.ts';
import { layout as pRiderFamily } from './p-rider-family.ts';
import { layout as pSbaAuthorization } from './p-sba-authorization.ts';
import { layout as pSecurityAgreementVendor } from './p-security-agreement-vendor.ts';
import { layout as qApplicationBank } from './q-application-bank.ts';
import { layout as qApprovalLosSheet } from './q-approval-los-sheet.ts';
import { layout as qApprovalMemoSections } from './q-approval-memo-sections.ts';
import { layout as qApprovalPresentation } from './q-approval-presentation.ts';
import { layout as qEntityOperating } from './q-entity-operating.ts';
import { layout as qErrorsCompliance } from './q-errors-compliance.ts';
import { layout as qResolutionCorpVendor } from './q-resolution-corp-vendor.ts';
import { layout as qResolutionLlcConsent } from './q-resolution-llc-consent.ts';
import { layout as qTransmittalLender } from './q-transmittal-lender.ts';
import { layout as rCdStandard } from './r-cd-standard.ts';
import { layout as rDisbVendor } from './r-disb-vendor.ts';
import { layout as rLeStandard } from './r-le-standard.ts';
import { layout as rPayoffBankLetter } from './r-payoff-bank-letter.ts';
import { layout as rRtcModel } from './r-rtc-model.ts';
import { layout as rSettleCombined } from './r-settle-combined.ts';
import { layout as rSettleLawfirm } from './r-settle-lawfirm.ts';
import { layout as rTilBox } from './r-til-box.ts';
import { layout as rWireFundsTransfer } from './r-wire-funds-transfer.ts';
import { layout as rWireTitleSheet } from './r-wire-title-sheet.ts';
import { layout as sAorBoxes } from './s-aor-boxes.ts';
import { layout as sApprSummaryLetter } from './s-appr-summary-letter.ts';
import { layout as sCplLender } from './s-cpl-lender.ts';
import { layout as sDotUniform } from './s-dot-uniform.ts';
import { layout as sDotVendor } from './s-dot-vendor.ts';
import { layout as sMtgLawfirm } from './s-mtg-lawfirm.ts';
import { layout as sTcomAlta16 } from './s-tcom-alta16.ts';
import { layout as sTpolAgency } from './s-tpol-agency.ts';
import { layout as sUcc1Addendum } from './s-ucc1-addendum.ts';
import { layout as uCommercialPropertyEvidence } from './u-commercial-property-evidence.ts';
import { layout as uFloodBorrowerNotice } from './u-flood-borrower-notice.ts';
import { layout as uFloodFederalForm } from './u-flood-federal-form.ts';
import { layout as uFloodPolicyDeclarations } from './u-flood-policy-declarations.ts';
import { layout as uFloodVendorCertificate } from './u-flood-vendor-certificate.ts';
import { layout as uHomeDeclarations } from './u-home-declarations.ts';
import { layout as uInsuranceAgreement } from './u-insurance-agreement.ts';
import { layout as uLiabilityCertificate } from './u-liability-certificate.ts';
import { layout as uPackageDeclarations } from './u-package-declarations.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  pGuarantyBank,
  pLoanAgreementCommunity,
  pModificationVendor,
  pNoteFirmBalloon,
  pNoteUniformFixed,
  pNoteVendorBoxes,
  pRiderFamily,
  pSbaAuthorization,
  pSecurityAgreementVendor,
  qApplicationBank,
  qApprovalLosSheet,
  qApprovalMemoSections,
  qApprovalPresentation,
  qEntityOperating,
  qErrorsCompliance,
  qResolutionCorpVendor,
  qResolutionLlcConsent,
  qTransmittalLender,
  rCdStandard,
  rDisbVendor,
  rLeStandard,
  rPayoffBankLetter,
  rRtcModel,
  rSettleCombined,
  rSettleLawfirm,
  rTilBox,
  rWireFundsTransfer,
  rWireTitleSheet,
  sAorBoxes,
  sApprSummaryLetter,
  sCplLender,
  sDotUniform,
  sDotVendor,
  sMtgLawfirm,
  sTcomAlta16,
  sTpolAgency,
  sUcc1Addendum,
  uCommercialPropertyEvidence,
  uFloodBorrowerNotice,
  uFloodFederalForm,
  uFloodPolicyDeclarations,
  uFloodVendorCertificate,
  uHomeDeclarations,
  uInsuranceAgreement,
  uLiabilityCertificate,
  uPackageDeclarations,
];
