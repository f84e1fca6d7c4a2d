import type { Layout } from '../core/layout.ts';
import { layout as aApplicationCommercial } from './a-application-commercial.ts';
import { layout as aApprovalCommitteeMemo } from './a-approval-committee-memo.ts';
import { layout as aApprovalMortgage } from './a-approval-mortgage.ts';
import { layout as aEntityGoodStanding } from './a-entity-good-standing.ts';
import { layout as aErrorsOmissions } from './a-errors-omissions.ts';
import { layout as aOtherEngagementLetter } from './a-other-engagement-letter.ts';
import { layout as aResolutionLlc } from './a-resolution-llc.ts';
import { layout as aTransmittalBank } from './a-transmittal-bank.ts';
import { layout as iAcord28 } from './i-acord28.ts';
import { layout as iFloodNoticeRegulators } from './i-flood-notice-regulators.ts';
import { layout as iFloodPolicyWyo } from './i-flood-policy-wyo.ts';
import { layout as iFloodReportMono } from './i-flood-report-mono.ts';
import { layout as iHomeownerDec } from './i-homeowner-dec.ts';
import { layout as iInsuranceAgreementLetter } from './i-insurance-agreement-letter.ts';
import { layout as iLiabilityMemo } from './i-liability-memo.ts';
import { layout as lAorLawfirm } from './l-aor-lawfirm.ts';
import { layout as lApprResidential } from './l-appr-residential.ts';
import { layout as lDotPlainConsumer } from './l-dot-plain-consumer.ts';
import { layout as lMtgIndenture } from './l-mtg-indenture.ts';
import { layout as lTcomAlta21 } from './l-tcom-alta21.ts';
import { layout as lTpolAlta21 } from './l-tpol-alta21.ts';
import { layout as lUccNational } from './l-ucc-national.ts';
import { layout as mCdRefinance } from './m-cd-refinance.ts';
import { layout as mDisbLetter } from './m-disb-letter.ts';
import { layout as mLeVendor } from './m-le-vendor.ts';
import { layout as mPayoffLetter } from './m-payoff-letter.ts';
import { layout as mRightToCancel } from './m-right-to-cancel.ts';
import { layout as mSettleEscrow } from './m-settle-escrow.ts';
import { layout as mTilSummary } from './m-til-summary.ts';
import { layout as mWireEmail } from './m-wire-email.ts';
import { layout as mWireTitleLetter } from './m-wire-title-letter.ts';
import { layout as nChangeVendor } from './n-change-vendor.ts';
import { layout as nGuarantyForm } from './n-guaranty-form.ts';
import { layout as nGuarantyVendor } from './n-guaranty-vendor.ts';
import { layout as nLoanagrVendor } from './n-loanagr-vendor.ts';
import { layout as nNoteCreditUnion } from './n-note-credit-union.ts';
import { layout as nNoteTwoColumn } from './n-note-two-column.ts';
import { layout as nNoteVendorBox } from './n-note-vendor-box.ts';
import { layout as nRiderRate } from './n-rider-rate.ts';
import { layout as nSecurityBoxes } from './n-security-boxes.ts';

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
  aApplicationCommercial,
  aApprovalCommitteeMemo,
  aApprovalMortgage,
  aEntityGoodStanding,
  aErrorsOmissions,
  aOtherEngagementLetter,
  aResolutionLlc,
  aTransmittalBank,
  iAcord28,
  iFloodNoticeRegulators,
  iFloodPolicyWyo,
  iFloodReportMono,
  iHomeownerDec,
  iInsuranceAgreementLetter,
  iLiabilityMemo,
  lAorLawfirm,
  lApprResidential,
  lDotPlainConsumer,
  lMtgIndenture,
  lTcomAlta21,
  lTpolAlta21,
  lUccNational,
  mCdRefinance,
  mDisbLetter,
  mLeVendor,
  mPayoffLetter,
  mRightToCancel,
  mSettleEscrow,
  mTilSummary,
  mWireEmail,
  mWireTitleLetter,
  nChangeVendor,
  nGuarantyForm,
  nGuarantyVendor,
  nLoanagrVendor,
  nNoteCreditUnion,
  nNoteTwoColumn,
  nNoteVendorBox,
  nRiderRate,
  nSecurityBoxes,
];
