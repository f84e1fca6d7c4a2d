/** Who is called what in a security instrument. */
export interface InstrumentWords {
  /** Grantor, Trustor, Mortgagor, Borrower. */
  readonly owner: string;
  readonly lender: string;
  /** Deed of Trust, Mortgage, Security Instrument. */
  readonly deed: string;
  readonly property: string;
}

export interface Covenant {
  readonly head: string;
  readonly text: string;
}

/** The long middle of a security instrument, in the words that the instrument has for its parties. */
export function covenants({ owner, lender, deed, property }: InstrumentWords): Covenant[] {
  return [
    {
      head: 'Payment and Performance',
      text: `${owner} shall pay to ${lender} all amounts secured by this ${deed} as they become due, in United States currency and without set-off, and shall strictly perform all of ${owner}'s obligations under the Note, this ${deed} and the documents related to them. A payment that is returned unpaid may be required again in certified funds.`,
    },
    {
      head: 'Application of Payments',
      text: `Unless the law requires another order, payments received by ${lender} are applied to interest, then to principal, then to amounts due for taxes and insurance, and last to late charges. Insurance proceeds or other sums applied to principal do not put off the due date, or change the amount, of the regular payments.`,
    },
    {
      head: 'Possession and Maintenance',
      text: `Until an event of default ${owner} may remain in possession and control of the ${property}. ${owner} shall keep it in tenantable condition and promptly make all repairs, replacements and maintenance needed to preserve its value; shall not cause any nuisance, waste or stripping; and shall not remove any timber, minerals, soil, gravel or rock products without ${lender}'s prior written consent.`,
    },
    {
      head: 'Hazardous Substances',
      text: `${owner} represents that during its ownership there has been no use, generation, manufacture, storage, release or threatened release of any hazardous substance on, under or about the ${property} in violation of any environmental law, and shall indemnify and hold ${lender} harmless against every claim, loss and cost that results from a breach of this section. The obligation survives payment of the debt and foreclosure.`,
    },
    {
      head: 'Taxes and Liens',
      text: `${owner} shall pay when due, and in all events before delinquency, all taxes, special taxes, assessments, water charges and sewer service charges levied against the ${property}, and shall keep it free of any lien having priority over or equal to the interest of ${lender}, except for liens that ${lender} has agreed to in writing and taxes not yet due. ${owner} may withhold payment in a good faith dispute so long as ${lender}'s interest is not jeopardized.`,
    },
    {
      head: 'Property Insurance',
      text: `${owner} shall procure and maintain policies of fire insurance with standard extended coverage endorsements on a replacement basis for the full insurable value of all improvements, in an amount sufficient to avoid application of any coinsurance clause, and with a standard mortgagee clause in favor of ${lender}. Policies shall be written by companies acceptable to ${lender} and shall provide for at least ten (10) days' notice before cancellation. Should the ${property} be located in an area designated as a special flood hazard area, ${owner} agrees to obtain and maintain flood insurance for the full unpaid principal balance, up to the maximum policy limits set under the National Flood Insurance Program.`,
    },
    {
      head: 'Application of Proceeds',
      text: `${owner} shall promptly notify ${lender} of any loss or damage, and ${lender} may make proof of loss if ${owner} fails to do so within fifteen (15) days of the casualty. Whether or not its security is impaired, ${lender} may receive and retain the proceeds and apply them to reduce the debt, to pay any lien, or to restore and repair. Proceeds not disbursed within 180 days of receipt are used first to pay what is owed to ${lender}, then accrued interest, and then principal.`,
    },
    {
      head: 'Escrow for Taxes and Insurance',
      text: `If ${lender} so requires, ${owner} shall pay with each installment one-twelfth of the yearly taxes, assessments, ground rents and insurance premiums as ${lender} estimates them. The reserve is held as a general deposit, bears no interest unless the law requires it, and is not held in trust. A shortage is paid within thirty (30) days of notice.`,
    },
    {
      head: 'Expenditures by Lender',
      text: `If ${owner} fails to comply with any provision of this ${deed}, or if any action is commenced that would materially affect ${lender}'s interest, ${lender} may, but need not, take any action that it considers appropriate, including paying taxes, liens and the cost of insuring and preserving the ${property}. Every such expenditure bears interest at the rate of the Note from the date paid and becomes part of the debt.`,
    },
    {
      head: 'Warranty; Defense of Title',
      text: `${owner} warrants that it holds good and marketable title of record to the ${property} in fee simple, free of all liens and encumbrances other than those in the title insurance policy or final title opinion accepted by ${lender}, and that it has the full right, power and authority to execute and deliver this ${deed}. ${owner} will forever defend the title against the lawful claims of all persons.`,
    },
    {
      head: 'Condemnation',
      text: `If all or any part of the ${property} is condemned or sold in lieu of condemnation, ${lender} may require that all or any part of the net proceeds be applied to the debt or to its repair. ${owner} shall promptly take the steps needed to defend the action and obtain the award, and ${lender} may take part in the proceeding with counsel of its own choice.`,
    },
    {
      head: 'Due on Sale',
      text: `${lender} may declare immediately due all sums secured by this ${deed} upon the sale or transfer, without its prior written consent, of all or any part of the ${property} or any interest in it, whether legal, beneficial or equitable, voluntary or involuntary, by outright sale, deed, installment sale contract, land contract, lease with an option to purchase, or by transfer of more than twenty-five percent of the voting interests of an entity. The option shall not be exercised where federal or state law forbids it.`,
    },
    {
      head: 'Leases and Rents',
      text: `As additional security ${owner} assigns to ${lender} the rents, issues and profits of the ${property}, and reserves a license to collect and keep them until default. On default ${lender}, by agent or by a receiver appointed by a court, may enter, take possession, manage, let and collect the rents, including those past due, and apply them to the costs of doing so and to the debt.`,
    },
    {
      head: 'Inspection; Financial Information',
      text: `${lender} and its agents may enter the ${property} at all reasonable times to attend to its interests and to inspect it. ${owner} shall furnish on request such financial statements, rent rolls and operating statements as ${lender} reasonably requires.`,
    },
    {
      head: 'Further Assurances',
      text: `At any time, upon request of ${lender}, ${owner} will make, execute and deliver, and cause to be filed, recorded, refiled or rerecorded, at the times and in the offices that ${lender} deems appropriate, any further mortgages, deeds of trust, security deeds, financing statements, continuation statements, instruments of further assurance, certificates and other documents needed to perfect, continue or preserve the lien.`,
    },
    {
      head: 'Security Agreement; Fixture Filing',
      text: `This instrument is also a security agreement to the extent any of the ${property} constitutes fixtures, and ${lender} shall have all of the rights of a secured party under the Uniform Commercial Code as amended from time to time. It is to be indexed in the real estate records as a fixture filing; the mailing addresses of the debtor and the secured party are those on the first page.`,
    },
    {
      head: 'Events of Default',
      text: `Each of the following is an event of default: failure to make any payment when due under the Note; failure to pay taxes or insurance or to prevent the filing of a lien; failure to perform any other term of this ${deed}, the Note or a related document; a false statement made to ${lender}; the defective collateralization of the debt; the death of an individual ${owner}, or the dissolution or insolvency of any ${owner}; the commencement of foreclosure or forfeiture proceedings by any creditor; and any of these events with respect to a guarantor.`,
    },
    {
      head: 'Right to Cure',
      text: `If a default other than one in payment is curable, and ${owner} has not been given a notice of a breach of the same provision within the preceding twelve (12) months, it may be cured if ${owner}, after notice, cures it within fifteen (15) days or immediately begins steps sufficient to cure it and completes them as soon as reasonably practical.`,
    },
    {
      head: 'Remedies Cumulative',
      text: `Election by ${lender} to pursue any remedy does not exclude pursuit of any other, and an election to make expenditures or to take action to perform an obligation of ${owner} does not affect ${lender}'s right to declare a default. Nothing limits the rights that ${lender} has at law or in equity.`,
    },
    {
      head: "Attorneys' Fees",
      text: `If ${lender} institutes any suit or action to enforce this ${deed}, it shall be entitled to recover such sum as the court may adjudge reasonable as attorneys' fees at trial and upon any appeal. Whether or not any court action is involved, reasonable expenses that ${lender} incurs for the protection of its interest or the enforcement of its rights become part of the debt payable on demand.`,
    },
    {
      head: 'Notices',
      text: `Any notice under this ${deed} shall be in writing and is effective when actually delivered, when deposited with a nationally recognized overnight courier, or, if mailed, when deposited in the United States mail as first class, certified or registered mail, postage prepaid, directed to the addresses near the beginning of this instrument. Any party may change its address by written notice to the others.`,
    },
    {
      head: 'Successors and Assigns',
      text: `Subject to any limitation on transfer of ${owner}'s interest, this ${deed} is binding upon and inures to the benefit of the parties, their heirs, personal representatives, successors and assigns. If ownership becomes vested in a person other than ${owner}, ${lender} may deal with the successor by way of forbearance or extension without releasing ${owner}.`,
    },
    {
      head: 'Waiver of Homestead and Exemption',
      text: `${owner} releases and waives all rights and benefits of the homestead exemption laws of the state in which the ${property} is located as to all debts secured by this ${deed}, so far as the law permits, and every right of appraisement, valuation, stay and marshaling.`,
    },
    {
      head: 'Severability; Time of the Essence',
      text: `If a court of competent jurisdiction finds any provision to be illegal, invalid or unenforceable as to any circumstance, that finding shall not make it so as to any other circumstance. Time is of the essence in the performance of this ${deed}. There is no merger of the interest created here with any other estate held by ${lender} without its written consent.`,
    },
  ];
}
