import type { Clause } from './a-text.ts';

/** What notes say besides their figures. `{B}` owes, `{L}` lends, `{I}` is the paper itself, `{S}` the state. */
export const noteClauses = {
  default: {
    title: 'DEFAULT',
    text: 'Each of the following is an event of default under this {I}: {B} fails to make any payment when it is due; {B} breaks any promise made to {L} or fails to perform any other term of this {I} or of any related document; a statement made or furnished to {L} by {B} or on its behalf is false or misleading in any material respect; {B} becomes insolvent, a receiver is appointed for any part of its property, or a proceeding is begun by or against it under any bankruptcy law; any creditor tries to take property in which {L} has a lien; any of these events occurs with respect to a guarantor; or {L} in good faith believes itself insecure.',
  },
  remedies: {
    title: 'LENDER’S RIGHTS',
    text: 'Upon default, {L} may declare the entire unpaid principal balance under this {I} and all accrued unpaid interest immediately due, and then {B} will pay that amount.',
  },
  fees: {
    title: 'ATTORNEYS’ FEES; EXPENSES',
    text: '{L} may hire or pay someone else to help collect this {I} if {B} does not pay. {B} will pay {L} that amount. This includes, subject to any limits under applicable law, {L}’s attorneys’ fees and legal expenses, whether or not there is a lawsuit, including fees for bankruptcy proceedings, appeals and post-judgment collection services. {B} also will pay any court costs, in addition to all other sums provided by law.',
  },
  jury: {
    title: 'JURY WAIVER',
    text: '{L} and {B} hereby waive the right to any jury trial in any action, proceeding, or counterclaim brought by either {L} or {B} against the other.',
  },
  law: {
    title: 'GOVERNING LAW',
    text: 'This {I} will be governed by federal law applicable to {L} and, to the extent not preempted by federal law, the laws of the State of {S} without regard to its conflicts of law provisions. This {I} has been accepted by {L} in the State of {S}.',
  },
  venue: {
    title: 'CHOICE OF VENUE',
    text: 'If there is a lawsuit, {B} agrees upon {L}’s request to submit to the jurisdiction of the courts of {C} County, State of {S}.',
  },
  dishonored: {
    title: 'DISHONORED ITEM FEE',
    text: '{B} will pay a fee to {L} of $25.00 if {B} makes a payment on the loan and the check or preauthorized charge with which {B} pays is later dishonored.',
  },
  setoff: {
    title: 'RIGHT OF SETOFF',
    text: 'To the extent permitted by applicable law, {L} reserves a right of setoff in all of {B}’s accounts with {L} (whether checking, savings, or some other account). This includes all accounts {B} holds jointly with someone else and all accounts {B} may open in the future. It does not include any IRA or Keogh accounts, or any trust accounts for which setoff would be prohibited by law.',
  },
  successors: {
    title: 'SUCCESSOR INTERESTS',
    text: 'The terms of this {I} shall be binding upon {B}, and upon {B}’s heirs, personal representatives, successors and assigns, and shall inure to the benefit of {L} and its successors and assigns.',
  },
  general: {
    title: 'GENERAL PROVISIONS',
    text: 'If any part of this {I} cannot be enforced, this fact will not affect the rest of it. {L} may delay or forgo enforcing any of its rights or remedies under this {I} without losing them. {B} and any other person who signs, guarantees or endorses this {I}, to the extent allowed by law, waive presentment, demand for payment, and notice of dishonor. Upon any change in the terms of this {I}, and unless otherwise expressly stated in writing, no party who signs this {I}, whether as maker, guarantor, accommodation maker or endorser, shall be released from liability. All such parties agree that {L} may renew or extend (repeatedly and for any length of time) this loan or release any party, guarantor or collateral without the consent of or notice to anyone. The obligations under this {I} are joint and several.',
  },
  usury: {
    title: 'MAXIMUM LAWFUL RATE',
    text: 'In no event shall interest contracted for, charged or received under this {I} exceed the highest amount permitted by applicable law. Any excess shall be credited on the principal or, if the principal has been paid, refunded.',
  },
  information: {
    title: 'FINANCIAL INFORMATION',
    text: '{B} will furnish to {L}, at such times as {L} reasonably requests, financial statements, tax returns and such other information about its affairs as {L} may require, in form satisfactory to {L}.',
  },
  inaccurate: {
    title: 'NOTIFY US OF INACCURATE INFORMATION WE REPORT TO CONSUMER REPORTING AGENCIES',
    text: '{B} may notify {L} if {L} reports any inaccurate information about {B}’s account to a consumer reporting agency. The written notice describing the specific inaccuracy should be sent to the address shown at the head of this {I}.',
  },
  waivers: {
    title: 'WAIVERS',
    text: '{B}, every endorser and every guarantor severally waive demand, presentment, notice of nonpayment, notice of intent to accelerate, protest and notice of protest, and agree that their liability is not affected by any renewal or extension in the time of payment, by any indulgence, or by any release or change in any security for the payment of this {I}.',
  },
  notices: {
    title: 'NOTICES',
    text: 'Unless the law requires another method, any notice under this {I} shall be in writing and given by personal delivery, by a nationally recognized overnight courier, or by first class mail to the addresses given in this {I} or to such other address as a party names by notice to the other.',
  },
  amendment: {
    title: 'ENTIRE AGREEMENT',
    text: 'This {I} and the instruments securing it are the whole agreement of the parties about the loan. No oral agreement, promise or course of dealing changes it. It may be amended only by a writing that {L} has signed.',
  },
  applied: {
    title: 'APPLICATION OF PAYMENTS',
    text: 'Unless otherwise agreed or required by applicable law, payments will be applied first to any accrued unpaid interest, then to principal, then to any escrow or reserve account, then to any late charges, and then to any unpaid collection costs.',
  },
  purpose: {
    title: 'BUSINESS PURPOSE',
    text: '{B} states that the proceeds of this {I} will be used only for business, commercial or agricultural purposes and not for personal, family or household purposes.',
  },
} as const satisfies Record<string, Clause>;

/** The same in the first person, as form publishers of two-column notes write. */
export const firstPersonClauses: readonly Clause[] = [
  {
    title: 'DEFINITIONS',
    text: 'As used in this note, “I”, “me” and “my” mean each borrower who signs this note and each other person or legal entity (including guarantors, endorsers, and sureties) who agrees to pay this note (together referred to as “us”). “You” or “your” means the lender and its successors and assigns.',
  },
  {
    title: 'APPLICABLE LAW',
    text: 'The law of the state of {S} will govern this agreement. Any term of this agreement which is contrary to applicable law will not be effective, unless the law permits you and me to agree to such a variation. If any provision of this agreement cannot be enforced according to its terms, this fact will not affect the enforceability of the remainder.',
  },
  {
    title: 'PAYMENTS',
    text: 'Each payment I make on this note will first reduce the amount I owe you for charges which are neither interest nor principal. The remainder of each payment will then reduce accrued unpaid interest, and then unpaid principal. If you and I agree to a different application of payments, we will describe our agreement on this note.',
  },
  {
    title: 'INTEREST',
    text: 'Interest accrues on the principal remaining unpaid from time to time, until paid in full. If I receive the principal in more than one advance, each advance will start to earn interest only when I receive the advance. The interest rate in effect on this note at any given time will apply to the entire principal advanced at that time. You will not charge or collect more interest than the law allows.',
  },
  {
    title: 'SET-OFF',
    text: 'I agree that you may set off any amount due and payable under this note against any right I have to receive money from you. This includes any deposit account balance I have with you, any money owed to me on an item presented to you, and any repurchase agreement or other nondeposit obligation.',
  },
  {
    title: 'DEFAULT',
    text: 'I will be in default if any one or more of the following occur: (1) I fail to make a payment on time or in the amount due; (2) I fail to keep the property insured, if required; (3) I fail to pay, or keep any promise on, any debt or agreement I have with you; (4) any other creditor of mine attempts to collect any debt I owe through court proceedings; (5) I die, am declared incompetent, make an assignment for the benefit of creditors, or become insolvent; (6) I make any written statement that is untrue or inaccurate at the time it was made; or (7) any loan proceeds are used for a purpose that will contribute to excessive erosion of highly erodible land or to the conversion of wetlands.',
  },
  {
    title: 'REMEDIES',
    text: 'If I am in default on this note you have, but are not limited to, the following remedies: (1) you may demand immediate payment of all I owe under this note; (2) you may set off this debt against any right I have to the payment of money from you; (3) you may demand security, additional security, or additional parties to be obligated to pay this note as a condition for not using any other remedy; (4) you may refuse to make advances to me; (5) you may use any remedy you have under state or federal law.',
  },
  {
    title: 'COLLECTION COSTS AND ATTORNEY’S FEES',
    text: 'I agree to pay all costs of collection, replevin or any other or similar type of cost if I am in default. In addition, if you hire an attorney to collect this note, I also agree to pay any fee you incur with such attorney plus court costs, except where prohibited by law.',
  },
  {
    title: 'WAIVER',
    text: 'I give up my rights to require you to do certain things. I will not require you to demand payment of amounts due (presentment), to obtain official certification of nonpayment (protest), or to give notice that amounts due have not been paid (notice of dishonor).',
  },
  {
    title: 'OBLIGATIONS INDEPENDENT',
    text: 'I understand that I must pay this note even if someone else has also agreed to pay it. You may sue me alone, or anyone else who is obligated on this note, or any number of us together, to collect it. You may release any of us without giving up your right to collect from the others.',
  },
  {
    title: 'FINANCIAL INFORMATION',
    text: 'I agree to provide you, upon request, any financial statement or information you may deem necessary. I warrant that the financial statements and information I provide to you are or will be accurate, correct and complete.',
  },
  {
    title: 'CREDIT INFORMATION',
    text: 'If you report information about this loan to a consumer reporting agency and I believe that the information is inaccurate, I will write to you at your address on page 1 and say what is wrong.',
  },
];
