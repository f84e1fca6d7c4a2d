import type { Clause } from './a-text.ts';

/** Clauses of agreements beside the note. `{B}` is the party that signs. */
export const agreementClauses = {
  conditions: {
    title: 'CONDITIONS PRECEDENT TO EACH ADVANCE',
    text: '{L}’s obligation to make the initial advance and each subsequent advance under this {I} shall be subject to the fulfillment to {L}’s satisfaction of all of the following: {B} shall provide to {L} the note, security agreements granting to {L} security interests in the collateral, financing statements and all other documents perfecting those interests, evidence of insurance, and guaranties; {B} shall have paid all fees, charges and other expenses which are then due; and there shall not exist at the time of any advance a condition which would constitute an event of default.',
  },
  existence: {
    title: 'ORGANIZATION AND AUTHORITY',
    text: '{B} is, and at all times shall be, duly organized, validly existing and in good standing under the laws of its state of organization, is duly authorized to transact business in all other states in which it does business, and has obtained all necessary filings, governmental licenses and approvals. The execution, delivery and performance of this {I} have been duly authorized by all necessary action.',
  },
  affirmative: {
    title: 'AFFIRMATIVE COVENANTS',
    text: '{B} covenants and agrees that, so long as this {I} remains in effect, {B} will: promptly inform {L} in writing of all material adverse changes and of all existing and threatened litigation; maintain its books and records in accordance with GAAP, applied on a consistent basis; maintain fire and other risk insurance and public liability insurance; pay when due all of its indebtedness and obligations, including taxes; and conduct its business affairs in a reasonable and prudent manner.',
  },
  negative: {
    title: 'NEGATIVE COVENANTS',
    text: '{B} covenants and agrees that while this {I} is in effect, {B} shall not, without the prior written consent of {L}: create, incur or assume indebtedness except for trade debt incurred in the normal course of business; sell, transfer, mortgage, assign, pledge, lease, grant a security interest in or encumber any of its assets; engage in any business activities substantially different from those in which it is presently engaged; or loan, invest in or advance money or assets to any other person.',
  },
  reporting: {
    title: 'FINANCIAL STATEMENTS',
    text: '{B} will furnish to {L}, as soon as available but in no event later than one hundred twenty (120) days after the end of each fiscal year, its balance sheet and income statement for the year ended, prepared by a certified public accountant satisfactory to {L}, and within thirty days after filing its federal tax returns.',
  },
  coverage: {
    title: 'DEBT SERVICE COVERAGE',
    text: '{B} shall maintain a ratio of net operating income before debt service to required payments of principal and interest of not less than 1.250 to 1.000, tested at the end of each fiscal year.',
  },
  cessation: {
    title: 'CESSATION OF ADVANCES',
    text: 'If {L} has made any commitment to make any loan to {B}, whether under this {I} or under any other agreement, {L} shall have no obligation to make loan advances or to disburse loan proceeds if {B} or any guarantor is in default, becomes incompetent or insolvent, or if there occurs a material adverse change in financial condition.',
  },
  default: {
    title: 'DEFAULT',
    text: 'Each of the following shall constitute an event of default under this {I}: {B} fails to make any payment when due; {B} fails to comply with or to perform any other term, obligation, covenant or condition contained in this {I} or in any related document; any warranty, representation or statement made or furnished to {L} is false or misleading in any material respect; dissolution or termination of existence as a going business; insolvency; creditor or forfeiture proceedings; or any of the preceding events occurs with respect to any guarantor.',
  },
  remedies: {
    title: 'RIGHTS AND REMEDIES',
    text: 'If an event of default occurs, {L} may declare the entire indebtedness immediately due and payable without notice of any kind, require {B} to deliver to {L} all or any portion of the collateral, sell, lease, transfer or otherwise deal with it in its own name or that of {B}, have a receiver appointed, collect the revenues, and exercise the rights and remedies of a secured creditor under the Uniform Commercial Code. All rights and remedies are cumulative.',
  },
  perfection: {
    title: 'PERFECTION OF SECURITY INTEREST',
    text: '{B} agrees to take whatever actions are requested by {L} to perfect and continue {L}’s security interest in the collateral. Upon request, {B} will deliver to {L} any and all of the documents evidencing or constituting the collateral, and will note {L}’s interest upon any and all chattel paper and instruments. This is a continuing security agreement and will continue in effect even though all or any part of the indebtedness is paid in full.',
  },
  upkeep: {
    title: 'MAINTENANCE, INSPECTION AND INSURANCE OF COLLATERAL',
    text: '{B} shall keep and maintain all tangible collateral in good order, repair and condition at all times, shall permit {L} to examine and inspect it wherever located, and shall procure and maintain all risks insurance, including fire, theft and liability coverage, in form, amounts and with a company reasonably acceptable to {L}, endorsed so that coverage in favor of {L} will not be impaired by any act or omission of {B}.',
  },
  removal: {
    title: 'LOCATION AND REMOVAL',
    text: 'Except in the ordinary course of business, {B} shall not remove the collateral from its existing location without {L}’s prior written consent, nor sell, offer to sell or otherwise transfer it. {B} shall, whenever requested, advise {L} of its exact location.',
  },
  rents: {
    title: 'LENDER’S RIGHT TO RECEIVE AND COLLECT RENTS',
    text: '{L} shall have the right at any time, and even though no default shall have occurred under this {I}, to collect and receive the rents. For this purpose {L} may send notices to any and all tenants of the property advising them of this {I} and directing all rents to be paid directly to {L} or its agent; enter upon and take possession of the property; and do all such other things as may be necessary to maintain it.',
  },
  tenants: {
    title: 'GRANTOR’S REPRESENTATIONS WITH RESPECT TO THE RENTS',
    text: '{B} warrants that it is entitled to receive the rents free and clear of all rights, loans, liens, encumbrances and claims except as disclosed to and accepted by {L} in writing; has the full right, power and authority to enter into this {I}; has not previously assigned or conveyed the rents; and will not sell, assign, encumber or otherwise dispose of any of its rights in the rents.',
  },
  continuing: {
    title: 'CONTINUING VALIDITY',
    text: 'Except as expressly changed by this {I}, the terms of the original obligation or obligations, including all agreements evidenced or securing the obligation, remain unchanged and in full force and effect. Consent by {L} to this {I} does not waive {L}’s right to strict performance as changed, nor obligate {L} to make any future change in terms. Nothing in this {I} will constitute a satisfaction of the obligation. Any maker or endorser who does not sign this {I} shall not be released by virtue of it.',
  },
  law: {
    title: 'GOVERNING LAW',
    text: 'This {I} will be governed by federal law applicable to {L} and, to the extent not preempted by federal law, the laws of the State of {S}.',
  },
  misc: {
    title: 'MISCELLANEOUS',
    text: 'This {I}, together with any related documents, is the entire understanding of the parties as to its subject and may be amended only in writing. {L} shall not be deemed to have waived any rights under this {I} unless such waiver is given in writing. Time is of the essence. This {I} binds the successors and assigns of {B}.',
  },
  insuranceCompany: {
    title: 'INSURANCE COMPANY',
    text: '{B} may obtain insurance from any insurance company {B} may choose that is reasonably acceptable to {L}. {B} understands that credit may not be denied solely because insurance was not purchased through {L}.',
  },
  insuranceMailing: {
    title: 'FAILURE TO PROVIDE INSURANCE',
    text: '{B} agrees to deliver to {L}, on the latest of the closing date or ten days after it, evidence of the required insurance with an effective date on or before the closing. If {B} fails to do so, {L} may purchase insurance at {B}’s expense; the cost may include the premium and any charges imposed in connection with its placement and will be added to the indebtedness.',
  },
  correct: {
    title: 'CORRECTION OF DOCUMENTS',
    text: '{B}, for and in consideration of {L} funding the closing of this loan, agrees, if requested by {L} or someone acting on its behalf, to fully cooperate and adjust for clerical errors any or all loan closing documentation deemed necessary or desirable in the reasonable discretion of {L}, including to enable {L} to sell, convey, seek guaranty or market said loan to any entity or governmental authority.',
  },
  replace: {
    title: 'LOST OR MISPLACED PAPERS',
    text: 'If any of the closing documents is lost, misplaced, misstated or inaccurately reflects the true and correct terms and conditions of the loan, {B} will within ten days of a written request sign, initial and deliver such replacement or corrected documents. {B} will be liable for the loss that {L} suffers from a refusal.',
  },
} as const satisfies Record<string, Clause>;
