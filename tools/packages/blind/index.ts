import type { Layout } from '../core/layout.ts';
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

/** Layouts that nobody who writes families or the classifier has seen, drawn when these stood already. */
export const blindLayouts: readonly Layout[] = [
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
