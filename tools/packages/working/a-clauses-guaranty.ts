import type { Clause } from './a-text.ts';

/** What guaranties say besides their parties and limits. `{B}` is the guarantor here, `{L}` the lender. */
export const guarantyClauses = {
  duration: {
    title: 'DURATION OF GUARANTY',
    text: 'This {I} will take effect when received by {L} without the necessity of any acceptance by {L}, or any notice to {B} or to Borrower, and will continue in full force until all the indebtedness incurred or contracted before receipt by {L} of any notice of revocation shall have been fully and finally paid and satisfied. If {B} elects to revoke this {I}, {B} may only do so in writing, mailed by certified mail to {L}’s address. This {I} is irrevocable as to debt that exists when the notice arrives.',
  },
  authorization: {
    title: 'GUARANTOR’S AUTHORIZATION TO LENDER',
    text: '{B} authorizes {L}, either before or after any revocation hereof, without notice or demand and without lessening {B}’s liability under this {I}, from time to time: to make additional secured or unsecured loans to Borrower; to alter, compromise, renew, extend, accelerate or otherwise change the time for payment of the indebtedness; to take and hold security and exchange, enforce, waive, subordinate, fail or decide not to perfect, and release any such security; to release, substitute, agree not to sue, or deal with any one or more of Borrower’s sureties, endorsers or other guarantors; and to determine how, when and what application of payments and credits shall be made.',
  },
  representations: {
    title: 'GUARANTOR’S REPRESENTATIONS AND WARRANTIES',
    text: '{B} represents and warrants to {L} that no representations or agreements of any kind have been made to {B} which would limit or qualify in any way the terms of this {I}; that this {I} is executed at Borrower’s request and not at the request of {L}; that {B} has full power, right and authority to enter into this {I}; that {B} has not and will not, without {L}’s prior written consent, sell, lease, assign or otherwise dispose of all or substantially all of {B}’s assets; and that no litigation against {B} is pending or threatened.',
  },
  waivers: {
    title: 'GUARANTOR’S WAIVERS',
    text: 'Except as prohibited by applicable law, {B} waives any right to require {L} to continue lending money to Borrower; to make any presentment, protest, demand, or notice of any kind; to resort for payment or to proceed directly or at once against any person, including Borrower or any other guarantor; to proceed directly against or exhaust any collateral held by {L}; or to pursue any other remedy within {L}’s power. {B} also waives any and all rights or defenses based on suretyship or impairment of collateral.',
  },
  setoff: {
    title: 'RIGHT OF SETOFF',
    text: 'To the extent permitted by applicable law, {L} reserves a right of setoff in all {B}’s accounts with {L}, whether checking, savings, or some other account, including all accounts {B} holds jointly with someone else. {B} authorizes {L} to hold these funds if there is a default.',
  },
  subordination: {
    title: 'SUBORDINATION OF BORROWER’S DEBTS TO GUARANTOR',
    text: '{B} agrees that the indebtedness, whether now existing or hereafter created, shall be superior to any claim that {B} may now have or hereafter acquire against Borrower, whether or not Borrower becomes insolvent. {B} expressly subordinates any claim {B} may have against Borrower, upon any account whatsoever, to any claim that {L} may now or hereafter have.',
  },
  information: {
    title: 'FINANCIAL STATEMENTS',
    text: '{B} agrees to furnish {L} with, as soon as available, but in no event later than ninety (90) days after the end of each calendar year, {B}’s personal balance sheet and income statement, and within thirty days after filing, federal and other governmental tax returns.',
  },
  fees: {
    title: 'ATTORNEYS’ FEES; EXPENSES',
    text: '{B} agrees to pay upon demand all of {L}’s costs and expenses, including {L}’s attorneys’ fees and legal expenses, incurred in connection with the enforcement of this {I}, whether or not there is a lawsuit.',
  },
  law: {
    title: 'GOVERNING LAW',
    text: 'This {I} will be governed by federal law applicable to {L} and, to the extent not preempted by federal law, the laws of the State of {S} without regard to its conflicts of law provisions. {B} agrees upon {L}’s request to submit to the jurisdiction of the courts of {C} County.',
  },
  reinstatement: {
    title: 'REINSTATEMENT',
    text: 'This {I} shall continue to be effective or be reinstated, as the case may be, if at any time payment of any of the guaranteed obligations is rescinded or must otherwise be returned by {L} upon the insolvency, bankruptcy or reorganization of Borrower, all as though such payment had not been made.',
  },
  joint: {
    title: 'JOINT AND SEVERAL',
    text: 'If more than one person signs a guaranty of the indebtedness, the obligations of each are joint and several, and {L} may enforce this {I} against any one of them without first seeking payment from another.',
  },
  interpret: {
    title: 'INTERPRETATION',
    text: 'In all cases where there is more than one Borrower or {B}, then all words used in this {I} in the singular shall be deemed to have been used in the plural where the context and construction so require. Caption headings are for convenience only. If a court finds that any provision of this {I} is not valid, that fact by itself will not mean that the rest of this {I} will not be valid.',
  },
  notices: {
    title: 'NOTICES',
    text: 'Any notice required to be given under this {I} shall be given in writing and shall be effective when actually delivered, when deposited with a nationally recognized overnight courier, or, if mailed, when deposited in the United States mail, directed to the addresses shown near the beginning of this {I}.',
  },
  entire: {
    title: 'AMENDMENTS',
    text: 'This {I}, together with any related documents, constitutes the entire understanding and agreement of the parties. No alteration of or amendment to this {I} shall be effective unless given in writing and signed by the party sought to be bound.',
  },
} as const satisfies Record<string, Clause>;
