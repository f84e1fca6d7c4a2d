import type { Clause } from './a-text.ts';

/** What security instruments say besides their figures. `{B}` gives, `{L}` takes, `{I}` is the instrument, `{T}` the trustee. */
export const deedClauses = {
  payment: {
    title: 'PAYMENT AND PERFORMANCE',
    text: 'Except as otherwise provided in this {I}, {B} shall pay to {L} all amounts secured by this {I} as they become due, and shall strictly and in a timely manner perform all of {B}’s obligations under the Note, this {I}, and the Related Documents.',
  },
  possession: {
    title: 'POSSESSION AND MAINTENANCE OF THE PROPERTY',
    text: '{B} may remain in possession and control of the Property until default, shall keep it in tenantable condition and promptly perform all repairs, replacements and maintenance necessary to preserve its value. {B} shall not cause, conduct or permit any nuisance, nor commit or suffer any stripping of or waste on the Property, nor remove any timber, minerals, gravel or rock products without {L}’s prior written consent.',
  },
  hazardous: {
    title: 'HAZARDOUS SUBSTANCES',
    text: '{B} represents that during its ownership there has been no use, generation, manufacture, storage, treatment, disposal, release or threatened release of any hazardous substance on, under, about or from the Property, except as disclosed to {L} in writing. {B} authorizes {L} and its agents to enter upon the Property to make such inspections and tests, at {B}’s expense, as {L} may deem appropriate, and agrees to indemnify and hold {L} harmless against all resulting claims.',
  },
  dueOnSale: {
    title: 'DUE ON SALE - CONSENT BY LENDER',
    text: '{L} may, at its option, declare immediately due and payable all sums secured by this {I} upon the sale or transfer, without {L}’s prior written consent, of all or any part of the Real Property or any interest in it, whether by outright sale, deed, installment sale contract, land contract, leasehold interest with a term greater than three years, or by sale of a beneficial interest. This option shall not be exercised if exercise is prohibited by federal law or by the law of the State of {S}.',
  },
  taxes: {
    title: 'TAXES AND LIENS',
    text: '{B} shall pay when due (and in all events before delinquency) all taxes, special taxes, assessments, charges (including water and sewer), fines and impositions levied against the Property, and shall maintain it free of any liens having priority over or equal to the interest of {L} under this {I}. {B} may withhold payment in connection with a good faith dispute over the obligation to pay, so long as {L}’s interest in the Property is not jeopardized.',
  },
  insurance: {
    title: 'PROPERTY DAMAGE INSURANCE',
    text: '{B} shall procure and maintain policies of fire insurance with standard extended coverage endorsements on a replacement basis for the full insurable value covering all improvements on the Real Property in an amount sufficient to avoid application of any coinsurance clause, and with a standard mortgagee clause in favor of {L}. Should the Real Property be located in an area designated by the Administrator of the Federal Emergency Management Agency as a special flood hazard area, {B} agrees to obtain and maintain flood insurance for the full unpaid principal balance of the loan, up to the maximum policy limits set under the National Flood Insurance Program.',
  },
  expenditures: {
    title: 'LENDER’S EXPENDITURES',
    text: 'If {B} fails to discharge or pay when due any amounts {B} is required to pay under this {I}, {L} may (but shall not be obligated to) take any action that it deems appropriate, including discharging taxes and liens and insuring and preserving the Property. All such expenditures will bear interest at the rate charged under the Note from the date paid to the date of repayment and will become part of the Indebtedness.',
  },
  title: {
    title: 'WARRANTY; DEFENSE OF TITLE',
    text: '{B} warrants that it holds good and marketable title of record to the Property in fee simple, free and clear of all liens and encumbrances other than those set forth in any title insurance policy or final title opinion issued in favor of, and accepted by, {L}, and that it has the full right, power and authority to execute and deliver this {I}. {B} will forever defend the title against the lawful claims of all persons.',
  },
  condemnation: {
    title: 'CONDEMNATION',
    text: 'If any proceeding in condemnation is filed, {B} shall promptly notify {L} in writing. If all or any part of the Property is condemned by eminent domain or by any purchase in lieu of condemnation, {L} may at its election require that all or any portion of the net proceeds of the award be applied to the Indebtedness or the repair or restoration of the Property.',
  },
  security: {
    title: 'SECURITY AGREEMENT; FINANCING STATEMENTS',
    text: 'This instrument shall constitute a security agreement to the extent any of the Property constitutes fixtures, and {L} shall have all of the rights of a secured party under the Uniform Commercial Code as amended from time to time. Upon request by {L}, {B} shall take whatever action is requested to perfect and continue {L}’s security interest in the Rents and Personal Property.',
  },
  assurances: {
    title: 'FURTHER ASSURANCES',
    text: 'At any time, and from time to time, upon request of {L}, {B} will make, execute and deliver such mortgages, deeds of trust, security deeds, security agreements, financing statements, instruments of further assurance, certificates and other documents as may, in the sole opinion of {L}, be necessary or desirable to effectuate, complete, perfect, continue or preserve the liens created by this {I}.',
  },
  full: {
    title: 'FULL PERFORMANCE',
    text: 'If {B} pays all the Indebtedness when due and otherwise performs all the obligations imposed under this {I}, {L} shall execute and deliver a suitable release or satisfaction of this {I} and suitable statements of termination of any financing statement on file. {B} will pay any release fee required by law.',
  },
  default: {
    title: 'EVENTS OF DEFAULT',
    text: 'Each of the following shall constitute an event of default under this {I}: failure to make any payment when due under the Indebtedness; failure to comply with any other term, obligation, covenant or condition contained in this {I} or in any Related Document; any warranty, representation or statement made to {L} that is false or misleading; the dissolution of {B}’s existence, its insolvency, or the appointment of a receiver; commencement of foreclosure or forfeiture proceedings by any creditor or governmental agency; and a material adverse change in {B}’s financial condition.',
  },
  remedies: {
    title: 'RIGHTS AND REMEDIES ON DEFAULT',
    text: 'Upon the occurrence of an event of default and at any time thereafter, {L} may exercise any one or more of the following rights and remedies: to declare the entire Indebtedness immediately due and payable; to foreclose by any means that the law provides; to take possession of and manage the Property and collect the Rents, including amounts past due and unpaid; to have a receiver appointed without bond if permitted by law; and to exercise all other rights available at law or in equity. Election by {L} to pursue any remedy shall not exclude pursuit of any other remedy.',
  },
  trustee: {
    title: 'POWERS AND OBLIGATIONS OF TRUSTEE',
    text: 'In addition to all powers of {T} arising as a matter of law, {T} shall have the power to take the following actions with respect to the Property upon the written request of {L} and {B}: join in preparing and filing a map or plat of the Real Property; join in granting any easement or creating any restriction; and join in any subordination or other agreement affecting this {I}. {T} shall not be obligated to notify any other party of a pending sale under any other trust deed or lien.',
  },
  substitute: {
    title: 'SUCCESSOR TRUSTEE',
    text: '{L}, at its option, may from time to time appoint a successor to any {T} appointed under this {I} by an instrument executed and acknowledged by {L} and recorded in the office of the recorder of the county where the Real Property is located. The successor, without conveyance of the Property, shall succeed to all the title, power and duties conferred upon {T}.',
  },
  sale: {
    title: 'POWER OF SALE',
    text: 'If {L} invokes the power of sale, {L} or {T} shall mail copies of a notice of sale as the law of the State of {S} prescribes. {T}, without demand on {B}, shall sell the Property at public auction to the highest bidder at the time and place and under the terms designated in the notice of sale, in one or more parcels and in any order that {T} determines. {T} may postpone the sale by public announcement at the time and place of any previously scheduled sale.',
  },
  foreclosure: {
    title: 'JUDICIAL FORECLOSURE',
    text: '{L} may obtain a judicial decree foreclosing {B}’s interest in all or any part of the Property, and a judgment for any deficiency remaining in the Indebtedness after application of all amounts received. To the extent permitted by law, {B} waives all rights of redemption, appraisement, homestead and dower.',
  },
  future: {
    title: 'FUTURE ADVANCES',
    text: 'In addition to the Note, this {I} secures all future advances made by {L} to {B} whether or not the advances are made pursuant to a commitment, together with all interest thereon, and with the same priority as if made on the date of this {I}.',
  },
  rents: {
    title: 'ASSIGNMENT OF LEASES AND RENTS',
    text: '{B} presently assigns to {L} all of its right, title and interest in and to all present and future leases of the Property and all rents from the Property. Until default {B} has a license to collect the rents, which ends upon default without notice.',
  },
  notices: {
    title: 'NOTICES',
    text: 'Any notice required to be given under this {I}, including any notice of default and any notice of sale, shall be given in writing, and shall be effective when actually delivered, when deposited with a nationally recognized overnight courier, or, if mailed, when deposited in the United States mail as first class, certified or registered mail postage prepaid, directed to the addresses shown near the beginning of this {I}.',
  },
  misc: {
    title: 'MISCELLANEOUS PROVISIONS',
    text: 'This {I}, together with any Related Documents, constitutes the entire understanding of the parties as to the matters set forth in it. Caption headings are for convenience purposes only. There shall be no merger of the interest or estate created by this {I} with any other interest or estate in the Property at any time held by {L}. Time is of the essence. If a court finds any provision to be illegal, invalid or unenforceable, the rest of this {I} remains in force.',
  },
  definitions: {
    title: 'DEFINITIONS',
    text: 'The following words shall have the following meanings when used in this {I}. The word “Indebtedness” means all principal, interest, and other amounts, costs and expenses payable under the Note or Related Documents, together with all renewals of, extensions of, modifications of, consolidations of and substitutions for the Note. The word “Rents” means all present and future rents, revenues, income, issues, royalties, profits, and other benefits derived from the Property. The words “Related Documents” mean all promissory notes, credit agreements, loan agreements, guaranties, security agreements and all other instruments executed in connection with the Indebtedness.',
  },
  homestead: {
    title: 'WAIVER OF HOMESTEAD',
    text: '{B} hereby releases and waives all rights and benefits of the homestead exemption laws of the State of {S} as to all Indebtedness secured by this {I}.',
  },
} as const satisfies Record<string, Clause>;

/** Uniform covenants of residential instruments. */
export const uniformCovenants: readonly Clause[] = [
  {
    title: 'Payment of Principal, Interest, Escrow Items, Prepayment Charges, and Late Charges',
    text: '{B} will pay each Periodic Payment when due. {B} will also pay any prepayment charges and late charges due under the Note, and any other amounts due under this {I}. Payments due under the Note and this {I} must be made in U.S. currency. If any check received by {L} is returned unpaid, {L} may require that any or all subsequent payments be made by certified check, bank check or electronic fund transfer.',
  },
  {
    title: 'Acceptance and Application of Payments or Proceeds',
    text: '{L} may accept any payment in its sole discretion. Except as otherwise described here, all payments accepted will be applied in the following order of priority: interest due under the Note; principal due under the Note; amounts due for Escrow Items. Such payments will be applied to each Periodic Payment in the order in which it became due.',
  },
  {
    title: 'Funds for Escrow Items',
    text: '{B} must pay to {L} on the day Periodic Payments are due under the Note, until the Note is paid in full, a sum of money to provide for payment of amounts due for all Escrow Items. {L} may, at any time, collect and hold Funds in an amount up to, but not in excess of, the maximum amount a lender can require under RESPA.',
  },
  {
    title: 'Charges; Liens',
    text: '{B} must pay all taxes, assessments, charges, fines, and impositions attributable to the Property which can attain priority over this {I}, leasehold payments or ground rents on the Property, if any, and Community Association dues, fees, and assessments, if any.',
  },
  {
    title: 'Property Insurance',
    text: '{B} must keep the improvements now existing or subsequently erected on the Property insured against loss by fire, hazards included within the term “extended coverage,” and any other hazards including earthquakes, winds, and floods, for which {L} requires insurance. All insurance policies required by {L} must include a standard mortgage clause and must name {L} as mortgagee and/or as an additional loss payee.',
  },
  {
    title: 'Occupancy',
    text: '{B} must occupy, establish, and use the Property as {B}’s principal residence within 60 days after the execution of this {I} and must continue to occupy it as principal residence for at least one year after the date of occupancy, unless {L} otherwise agrees in writing.',
  },
  {
    title: 'Preservation, Maintenance, and Protection of the Property; Inspections',
    text: '{B} will not destroy, damage, or impair the Property, allow the Property to deteriorate, or commit waste on the Property. {L} or its agent may make reasonable entries upon and inspections of the Property with notice at the time of or prior to such inspection.',
  },
  {
    title: 'Protection of Lender’s Interest in the Property and Rights Under this Security Instrument',
    text: 'If {B} fails to perform the covenants and agreements contained in this {I}, then {L} may do and pay for whatever is reasonable or appropriate to protect its interest in the Property. Any amounts disbursed become additional debt secured by this {I} and bear interest at the Note rate from the date of disbursement.',
  },
  {
    title: 'Assignment and Application of Miscellaneous Proceeds; Forfeiture',
    text: '{B} unconditionally assigns the right to receive all Miscellaneous Proceeds to {L}. If the Property is damaged, any Miscellaneous Proceeds will be applied to restoration or repair of the Property, if {L} deems the restoration economically feasible and its security is not lessened.',
  },
  {
    title: 'Transfer of the Property or a Beneficial Interest in Borrower',
    text: 'If all or any part of the Property or any interest in the Property is sold or transferred without {L}’s prior written consent, {L} may require immediate payment in full of all sums secured by this {I}. However, {L} will not exercise this option if Applicable Law prohibits it.',
  },
  {
    title: 'Sale of Note; Change of Loan Servicer; Notice of Grievance',
    text: 'The Note or a partial interest in the Note, together with this {I}, may be sold or otherwise transferred one or more times. If the Loan Servicer changes, {B} will be given written notice which will state the name and address of the new servicer and the address to which payments should be made.',
  },
  {
    title: 'Hazardous Substances',
    text: '{B} will not cause or permit the presence, use, disposal, storage, or release of any Hazardous Substances on or in the Property, except for small quantities generally recognized to be appropriate to normal residential uses and to maintenance of the Property.',
  },
];
