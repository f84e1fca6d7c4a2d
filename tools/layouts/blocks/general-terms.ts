/** Sections that any loan document may have. Their numbers, dates and rates are no values of the loan. */
export const generalTerms: readonly { readonly h: string; readonly t: string }[] = [
  {
    h: 'Governing Law',
    t: 'This [document|instrument|agreement] is governed by federal law and, to the extent not preempted, by the laws of the State of {@state}. [Any suit may be brought in the courts of {@county} County.|]',
  },
  {
    h: 'Successors and Assigns',
    t: 'The obligations stated here bind the heirs, [personal representatives,|] successors and assigns of each party and may be enforced by whoever holds them.',
  },
  {
    h: 'Notices',
    t: 'A notice is given when [it is delivered, or {@days} days after it is mailed|it is actually received], to the address shown near the beginning of this document[, with a copy to {@person}, {@address}|].',
  },
  {
    h: 'Attorneys’ Fees and Expenses',
    t: 'Whoever does not prevail pays the reasonable costs of collection, which may include attorneys’ fees not exceeding {@percent} of the amount owed and a returned item charge of {@small}.',
  },
  {
    h: 'Severability',
    t: 'If a court finds that any provision cannot be enforced, the rest remains in force as if that provision had never been written.',
  },
  {
    h: 'Waiver',
    t: 'No delay in exercising a right gives it up. [Presentment, demand and notice of dishonor are waived.|]',
  },
  {
    h: 'Financial Statements',
    t: 'Within {@days} days after the end of each fiscal year, statements prepared by an independent accountant [and tax returns within {@days} days of filing|] shall be furnished. [Interim statements are due on {@later}.|]',
  },
  {
    h: 'Financial Covenants',
    t: 'A ratio of cash flow to debt service of at least {@ratio} [, tested each December 31,|] and a tangible net worth of not less than {@round} are to be maintained.',
  },
  {
    h: 'Events of Default',
    t: 'Default occurs if a sum is not paid within {@days} days after it falls due, if a judgment of more than {@round} is entered, or if any other agreement with the holder is breached.',
  },
  {
    h: 'Compliance with Laws',
    t: 'All statutes, among them {@statute} and {@statute}, and every ordinance that applies to the property or business are to be complied with.',
  },
  {
    h: 'Hazardous Substances',
    t: 'No hazardous substance as defined in {@statute} has been stored or released. [An inspection report dated {@past} was prepared by {@company}.|]',
  },
  {
    h: 'Jury Waiver',
    t: 'THE PARTIES GIVE UP ANY RIGHT TO A TRIAL BY JURY in an action about this document or the indebtedness.',
  },
  {
    h: 'Set Off',
    t: 'To the extent that law permits, amounts owed may be charged against deposit accounts, except trust and retirement accounts.',
  },
  {
    h: 'Insurance',
    t: 'Coverage of at least {@round} against loss by fire, with a deductible not above {@small}, [written by a company rated A-{@one} or better,|] shall be kept in force; {@days} days’ notice must be given of any cancellation.',
  },
  {
    h: 'Other Indebtedness',
    t: 'A default under any other obligation, including the [note|loan] to {@bank} dated {@past} in the original amount of {@round} bearing interest at {@rate}, is a default here too.',
  },
  {
    h: 'Usury Savings',
    t: 'In no event will more than the highest lawful rate, [presently {@rate},|] be collected; any excess is applied to what is owed.',
  },
  {
    h: 'Example',
    t: 'By way of example only, if a sum of {@round} were borrowed for {@int} months at {@rate}, the cost over the first year would be about {@small}.',
  },
  {
    h: 'Counterparts',
    t: 'This document may be signed in counterparts and by electronic signature, each of which counts as an original.',
  },
  {
    h: 'Entire Agreement',
    t: 'What is written here is the whole agreement and replaces the [proposal letter|term sheet|commitment] dated {@past}. It may be changed only in a signed writing.',
  },
  {
    h: 'Prior Liens',
    t: 'A lien in favor of {@bank} recorded on {@past} at {@recording}, securing {@round}, has been disclosed.',
  },
  {
    h: 'Arbitration',
    t: 'Disputes are decided by one arbitrator under rules in effect on {@past}; claims below {@round} may go to small claims court.',
  },
  {
    h: 'Inspection',
    t: 'The holder may inspect the books and the property during business hours on {@days} days’ notice and may charge {@small} for each visit.',
  },
  {
    h: 'Further Assurances',
    t: 'On request any further document needed to carry out this transaction will be signed and delivered.',
  },
  {
    h: 'Definitions',
    t: 'Words shall have the meanings given in the Uniform Commercial Code as adopted in {@state}, {@statute}. Dollar amounts are in lawful money of the United States.',
  },
  {
    h: 'Taxes',
    t: 'Real estate taxes for {@year}, in the amount of {@cents}, have been paid; later taxes are paid before they become delinquent.',
  },
  { h: 'Time of Essence', t: 'Time is of the essence in the performance of everything stated here.' },
];
