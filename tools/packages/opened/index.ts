import type { Layout } from '../core/layout.ts';
import { layout as aApplication1003 } from './a-application-1003.ts';
import { layout as aApprovalBoxes } from './a-approval-boxes.ts';
import { layout as aApprovalCuPresentation } from './a-approval-cu-presentation.ts';
import { layout as aApprovalTwoColumn } from './a-approval-two-column.ts';
import { layout as aEntityArticles } from './a-entity-articles.ts';
import { layout as aOtherClosingChecklist } from './a-other-closing-checklist.ts';
import { layout as aResolutionCorporate } from './a-resolution-corporate.ts';
import { layout as aResolutionPartnership } from './a-resolution-partnership.ts';
import { layout as aTransmittal1008 } from './a-transmittal-1008.ts';
import { layout as iAcord25 } from './i-acord25.ts';
import { layout as iAcord27 } from './i-acord27.ts';
import { layout as iBinderLetter } from './i-binder-letter.ts';
import { layout as iFloodCertVendor } from './i-flood-cert-vendor.ts';
import { layout as iFloodNoticeBank } from './i-flood-notice-bank.ts';
import { layout as iFloodPolicyPrivate } from './i-flood-policy-private.ts';
import { layout as iFloodSfhdf } from './i-flood-sfhdf.ts';
import { layout as iInsuranceAgreementBoxes } from './i-insurance-agreement-boxes.ts';
import { layout as iInsuranceAgreementLp } from './i-insurance-agreement-lp.ts';
import { layout as iPackageDec } from './i-package-dec.ts';
import { layout as lAorBankForm } from './l-aor-bank-form.ts';
import { layout as lApprCommercial } from './l-appr-commercial.ts';
import { layout as lCplLetter } from './l-cpl-letter.ts';
import { layout as lDotBasicTerms } from './l-dot-basic-terms.ts';
import { layout as lDotTrustor } from './l-dot-trustor.ts';
import { layout as lMtgBoxForm } from './l-mtg-box-form.ts';
import { layout as lMtgOpenEnd } from './l-mtg-open-end.ts';
import { layout as lTcomAbstract06 } from './l-tcom-abstract06.ts';
import { layout as lTcomGf } from './l-tcom-gf.ts';
import { layout as lTpol2006Table } from './l-tpol-2006-table.ts';
import { layout as lTpolShortform } from './l-tpol-shortform.ts';
import { layout as lUccFixture } from './l-ucc-fixture.ts';
import { layout as lUccState } from './l-ucc-state.ts';
import { layout as mCdPurchase } from './m-cd-purchase.ts';
import { layout as mDisbAuthorization } from './m-disb-authorization.ts';
import { layout as mDisbWorksheet } from './m-disb-worksheet.ts';
import { layout as mLeStandard } from './m-le-standard.ts';
import { layout as mPayoffForm } from './m-payoff-form.ts';
import { layout as mPayoffServicer } from './m-payoff-servicer.ts';
import { layout as mSettleAlta } from './m-settle-alta.ts';
import { layout as mSettleHud1 } from './m-settle-hud1.ts';
import { layout as mTilBox } from './m-til-box.ts';
import { layout as mWireBankRequest } from './m-wire-bank-request.ts';
import { layout as mWireTable } from './m-wire-table.ts';
import { layout as nChangeTable } from './n-change-table.ts';
import { layout as nGuarantyAttorney } from './n-guaranty-attorney.ts';
import { layout as nGuarantySba } from './n-guaranty-sba.ts';
import { layout as nLoanagrAttorney } from './n-loanagr-attorney.ts';
import { layout as nNoteAttorney } from './n-note-attorney.ts';
import { layout as nNoteSba } from './n-note-sba.ts';
import { layout as nNoteUniform } from './n-note-uniform.ts';
import { layout as nRiderProject } from './n-rider-project.ts';
import { layout as nSbaAuthorization } from './n-sba-authorization.ts';
import { layout as nSecurityAttorney } from './n-security-attorney.ts';

/** Layouts that were blind until they were read for the first time, and are worked with since. */
export const openedLayouts: readonly Layout[] = [
  aApplication1003,
  aApprovalBoxes,
  aApprovalCuPresentation,
  aApprovalTwoColumn,
  aEntityArticles,
  aOtherClosingChecklist,
  aResolutionCorporate,
  aResolutionPartnership,
  aTransmittal1008,
  iAcord25,
  iAcord27,
  iBinderLetter,
  iFloodCertVendor,
  iFloodNoticeBank,
  iFloodPolicyPrivate,
  iFloodSfhdf,
  iInsuranceAgreementBoxes,
  iInsuranceAgreementLp,
  iPackageDec,
  lAorBankForm,
  lApprCommercial,
  lCplLetter,
  lDotBasicTerms,
  lDotTrustor,
  lMtgBoxForm,
  lMtgOpenEnd,
  lTcomAbstract06,
  lTcomGf,
  lTpol2006Table,
  lTpolShortform,
  lUccFixture,
  lUccState,
  mCdPurchase,
  mDisbAuthorization,
  mDisbWorksheet,
  mLeStandard,
  mPayoffForm,
  mPayoffServicer,
  mSettleAlta,
  mSettleHud1,
  mTilBox,
  mWireBankRequest,
  mWireTable,
  nChangeTable,
  nGuarantyAttorney,
  nGuarantySba,
  nLoanagrAttorney,
  nNoteAttorney,
  nNoteSba,
  nNoteUniform,
  nRiderProject,
  nSbaAuthorization,
  nSecurityAttorney,
];
