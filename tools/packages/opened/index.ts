import type { Layout } from '../core/layout.ts';
import { layout as aApplication1003 } from './a-application-1003.ts';
import { layout as aApplicationCommercial } from './a-application-commercial.ts';
import { layout as aApprovalBoxes } from './a-approval-boxes.ts';
import { layout as aApprovalCommitteeMemo } from './a-approval-committee-memo.ts';
import { layout as aApprovalCuPresentation } from './a-approval-cu-presentation.ts';
import { layout as aApprovalMortgage } from './a-approval-mortgage.ts';
import { layout as aApprovalTwoColumn } from './a-approval-two-column.ts';
import { layout as aEntityArticles } from './a-entity-articles.ts';
import { layout as aEntityGoodStanding } from './a-entity-good-standing.ts';
import { layout as aErrorsOmissions } from './a-errors-omissions.ts';
import { layout as aOtherClosingChecklist } from './a-other-closing-checklist.ts';
import { layout as aOtherEngagementLetter } from './a-other-engagement-letter.ts';
import { layout as aResolutionCorporate } from './a-resolution-corporate.ts';
import { layout as aResolutionLlc } from './a-resolution-llc.ts';
import { layout as aResolutionPartnership } from './a-resolution-partnership.ts';
import { layout as aTransmittal1008 } from './a-transmittal-1008.ts';
import { layout as aTransmittalBank } from './a-transmittal-bank.ts';
import { layout as iAcord25 } from './i-acord25.ts';
import { layout as iAcord27 } from './i-acord27.ts';
import { layout as iAcord28 } from './i-acord28.ts';
import { layout as iBinderLetter } from './i-binder-letter.ts';
import { layout as iFloodCertVendor } from './i-flood-cert-vendor.ts';
import { layout as iFloodNoticeBank } from './i-flood-notice-bank.ts';
import { layout as iFloodNoticeRegulators } from './i-flood-notice-regulators.ts';
import { layout as iFloodPolicyPrivate } from './i-flood-policy-private.ts';
import { layout as iFloodPolicyWyo } from './i-flood-policy-wyo.ts';
import { layout as iFloodReportMono } from './i-flood-report-mono.ts';
import { layout as iFloodSfhdf } from './i-flood-sfhdf.ts';
import { layout as iHomeownerDec } from './i-homeowner-dec.ts';
import { layout as iInsuranceAgreementBoxes } from './i-insurance-agreement-boxes.ts';
import { layout as iInsuranceAgreementLetter } from './i-insurance-agreement-letter.ts';
import { layout as iInsuranceAgreementLp } from './i-insurance-agreement-lp.ts';
import { layout as iLiabilityMemo } from './i-liability-memo.ts';
import { layout as iPackageDec } from './i-package-dec.ts';
import { layout as lAorBankForm } from './l-aor-bank-form.ts';
import { layout as lAorLawfirm } from './l-aor-lawfirm.ts';
import { layout as lApprCommercial } from './l-appr-commercial.ts';
import { layout as lApprResidential } from './l-appr-residential.ts';
import { layout as lCplLetter } from './l-cpl-letter.ts';
import { layout as lDotBasicTerms } from './l-dot-basic-terms.ts';
import { layout as lDotPlainConsumer } from './l-dot-plain-consumer.ts';
import { layout as lDotTrustor } from './l-dot-trustor.ts';
import { layout as lMtgBoxForm } from './l-mtg-box-form.ts';
import { layout as lMtgIndenture } from './l-mtg-indenture.ts';
import { layout as lMtgOpenEnd } from './l-mtg-open-end.ts';
import { layout as lTcomAbstract06 } from './l-tcom-abstract06.ts';
import { layout as lTcomAlta21 } from './l-tcom-alta21.ts';
import { layout as lTcomGf } from './l-tcom-gf.ts';
import { layout as lTpol2006Table } from './l-tpol-2006-table.ts';
import { layout as lTpolAlta21 } from './l-tpol-alta21.ts';
import { layout as lTpolShortform } from './l-tpol-shortform.ts';
import { layout as lUccFixture } from './l-ucc-fixture.ts';
import { layout as lUccNational } from './l-ucc-national.ts';
import { layout as lUccState } from './l-ucc-state.ts';
import { layout as mCdPurchase } from './m-cd-purchase.ts';
import { layout as mCdRefinance } from './m-cd-refinance.ts';
import { layout as mDisbAuthorization } from './m-disb-authorization.ts';
import { layout as mDisbLetter } from './m-disb-letter.ts';
import { layout as mDisbWorksheet } from './m-disb-worksheet.ts';
import { layout as mLeStandard } from './m-le-standard.ts';
import { layout as mLeVendor } from './m-le-vendor.ts';
import { layout as mPayoffForm } from './m-payoff-form.ts';
import { layout as mPayoffLetter } from './m-payoff-letter.ts';
import { layout as mPayoffServicer } from './m-payoff-servicer.ts';
import { layout as mRightToCancel } from './m-right-to-cancel.ts';
import { layout as mSettleAlta } from './m-settle-alta.ts';
import { layout as mSettleEscrow } from './m-settle-escrow.ts';
import { layout as mSettleHud1 } from './m-settle-hud1.ts';
import { layout as mTilBox } from './m-til-box.ts';
import { layout as mTilSummary } from './m-til-summary.ts';
import { layout as mWireBankRequest } from './m-wire-bank-request.ts';
import { layout as mWireEmail } from './m-wire-email.ts';
import { layout as mWireTable } from './m-wire-table.ts';
import { layout as mWireTitleLetter } from './m-wire-title-letter.ts';
import { layout as nChangeTable } from './n-change-table.ts';
import { layout as nChangeVendor } from './n-change-vendor.ts';
import { layout as nGuarantyAttorney } from './n-guaranty-attorney.ts';
import { layout as nGuarantyForm } from './n-guaranty-form.ts';
import { layout as nGuarantySba } from './n-guaranty-sba.ts';
import { layout as nGuarantyVendor } from './n-guaranty-vendor.ts';
import { layout as nLoanagrAttorney } from './n-loanagr-attorney.ts';
import { layout as nLoanagrVendor } from './n-loanagr-vendor.ts';
import { layout as nNoteAttorney } from './n-note-attorney.ts';
import { layout as nNoteCreditUnion } from './n-note-credit-union.ts';
import { layout as nNoteSba } from './n-note-sba.ts';
import { layout as nNoteTwoColumn } from './n-note-two-column.ts';
import { layout as nNoteUniform } from './n-note-uniform.ts';
import { layout as nNoteVendorBox } from './n-note-vendor-box.ts';
import { layout as nRiderProject } from './n-rider-project.ts';
import { layout as nRiderRate } from './n-rider-rate.ts';
import { layout as nSbaAuthorization } from './n-sba-authorization.ts';
import { layout as nSecurityAttorney } from './n-security-attorney.ts';
import { layout as nSecurityBoxes } from './n-security-boxes.ts';
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
import { layout as vApprovalAuthorization } from './v-approval-authorization.ts';
import { layout as vApprovalCommitteeMemo } from './v-approval-committee-memo.ts';
import { layout as vGuarantyVendorProse } from './v-guaranty-vendor-prose.ts';
import { layout as vLoanAgreementFirm } from './v-loan-agreement-firm.ts';
import { layout as vModificationLawfirm } from './v-modification-lawfirm.ts';
import { layout as vNoteBankTable } from './v-note-bank-table.ts';
import { layout as vNoteSba147 } from './v-note-sba147.ts';
import { layout as vResolutionCertificate } from './v-resolution-certificate.ts';
import { layout as vSecurityBankBoxes } from './v-security-bank-boxes.ts';
import { layout as wClosingDisclosure } from './w-closing-disclosure.ts';
import { layout as wClosingTransmittal } from './w-closing-transmittal.ts';
import { layout as wFundingSheet } from './w-funding-sheet.ts';
import { layout as wInsuranceAgreement } from './w-insurance-agreement.ts';
import { layout as wLoanApplicationMember } from './w-loan-application-member.ts';
import { layout as wLoanEstimate } from './w-loan-estimate.ts';
import { layout as wPayoffQuote } from './w-payoff-quote.ts';
import { layout as wSettlementEscrow } from './w-settlement-escrow.ts';
import { layout as wTilCreditUnion } from './w-til-credit-union.ts';
import { layout as wWireTrust } from './w-wire-trust.ts';
import { layout as xAorBank } from './x-aor-bank.ts';
import { layout as xApprGpForm } from './x-appr-gp-form.ts';
import { layout as xDotLawfirm } from './x-dot-lawfirm.ts';
import { layout as xEopiCarrier } from './x-eopi-carrier.ts';
import { layout as xFloodNoticeLetter } from './x-flood-notice-letter.ts';
import { layout as xFloodVendor } from './x-flood-vendor.ts';
import { layout as xLiabilityBroker } from './x-liability-broker.ts';
import { layout as xMtgVendor } from './x-mtg-vendor.ts';
import { layout as xTcomUnderwriter } from './x-tcom-underwriter.ts';
import { layout as xTpolShortForm } from './x-tpol-short-form.ts';
import { layout as xUccService } from './x-ucc-service.ts';

/** Layouts that were blind until they were read for the first time, and are worked with since. */
export const openedLayouts: readonly Layout[] = [
  aApplication1003,
  aApplicationCommercial,
  aApprovalBoxes,
  aApprovalCommitteeMemo,
  aApprovalCuPresentation,
  aApprovalMortgage,
  aApprovalTwoColumn,
  aEntityArticles,
  aEntityGoodStanding,
  aErrorsOmissions,
  aOtherClosingChecklist,
  aOtherEngagementLetter,
  aResolutionCorporate,
  aResolutionLlc,
  aResolutionPartnership,
  aTransmittal1008,
  aTransmittalBank,
  iAcord25,
  iAcord27,
  iAcord28,
  iBinderLetter,
  iFloodCertVendor,
  iFloodNoticeBank,
  iFloodNoticeRegulators,
  iFloodPolicyPrivate,
  iFloodPolicyWyo,
  iFloodReportMono,
  iFloodSfhdf,
  iHomeownerDec,
  iInsuranceAgreementBoxes,
  iInsuranceAgreementLetter,
  iInsuranceAgreementLp,
  iLiabilityMemo,
  iPackageDec,
  lAorBankForm,
  lAorLawfirm,
  lApprCommercial,
  lApprResidential,
  lCplLetter,
  lDotBasicTerms,
  lDotPlainConsumer,
  lDotTrustor,
  lMtgBoxForm,
  lMtgIndenture,
  lMtgOpenEnd,
  lTcomAbstract06,
  lTcomAlta21,
  lTcomGf,
  lTpol2006Table,
  lTpolAlta21,
  lTpolShortform,
  lUccFixture,
  lUccNational,
  lUccState,
  mCdPurchase,
  mCdRefinance,
  mDisbAuthorization,
  mDisbLetter,
  mDisbWorksheet,
  mLeStandard,
  mLeVendor,
  mPayoffForm,
  mPayoffLetter,
  mPayoffServicer,
  mRightToCancel,
  mSettleAlta,
  mSettleEscrow,
  mSettleHud1,
  mTilBox,
  mTilSummary,
  mWireBankRequest,
  mWireEmail,
  mWireTable,
  mWireTitleLetter,
  nChangeTable,
  nChangeVendor,
  nGuarantyAttorney,
  nGuarantyForm,
  nGuarantySba,
  nGuarantyVendor,
  nLoanagrAttorney,
  nLoanagrVendor,
  nNoteAttorney,
  nNoteCreditUnion,
  nNoteSba,
  nNoteTwoColumn,
  nNoteUniform,
  nNoteVendorBox,
  nRiderProject,
  nRiderRate,
  nSbaAuthorization,
  nSecurityAttorney,
  nSecurityBoxes,
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
  vApprovalAuthorization,
  vApprovalCommitteeMemo,
  vGuarantyVendorProse,
  vLoanAgreementFirm,
  vModificationLawfirm,
  vNoteBankTable,
  vNoteSba147,
  vResolutionCertificate,
  vSecurityBankBoxes,
  wClosingDisclosure,
  wClosingTransmittal,
  wFundingSheet,
  wInsuranceAgreement,
  wLoanApplicationMember,
  wLoanEstimate,
  wPayoffQuote,
  wSettlementEscrow,
  wTilCreditUnion,
  wWireTrust,
  xAorBank,
  xApprGpForm,
  xDotLawfirm,
  xEopiCarrier,
  xFloodNoticeLetter,
  xFloodVendor,
  xLiabilityBroker,
  xMtgVendor,
  xTcomUnderwriter,
  xTpolShortForm,
  xUccService,
];
