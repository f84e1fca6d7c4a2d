/** Wordings of the terms of a loan, used by every document that states them in running text. */

export const principalPhrase =
  '[the principal [amount|sum] of|the sum of|a loan in the [original|] principal amount of|PRINCIPAL sum of] [{principal_words=principal_amount:words} [Dollars|DOLLARS|dollars] ([{principal_amount}])|{principal_words=principal_amount:words} [Dollars|DOLLARS] {principal_amount}|{principal_amount}|{principal_amount}|{principal_amount} ({principal_words=principal_amount:words} Dollars)]';

export const borrowerDefined =
  '{borrower_name}{borrower_kind}[ (<<Borrower>>)| (the <<Borrower>>)| (hereinafter called <<Maker>>)| (individually and collectively, <<Borrower>>)| (<<Debtor>>)|]';

export const lenderDefined =
  '{lender_name}{lender_kind}[ (<<Lender>>)| (the <<Bank>>)| (together with its successors and assigns, <<Holder>>)|]';

export const lenderAt =
  '[, whose address is {lender_address}|, at {lender_address}|, having an office at {lender_address}|]';
export const borrowerAt =
  '[, whose address is {borrower_address}|, of {borrower_address}|, with its principal office at {borrower_address}|]';

export const promise = [
  `[Borrower|<<I>>|The undersigned|Maker] promise[s|] to pay to [the order of|] ${lenderDefined}[, or order|], [in lawful money of the United States of America,|] ${principalPhrase}, [together with interest on the unpaid [outstanding|] principal balance [from the date of this Note|] until paid in full|plus interest|with interest as stated below].`,
  `For value received, [the undersigned,|] ${borrowerDefined}${borrowerAt}, promise[s|] to pay to the order of ${lenderDefined}${lenderAt}, ${principalPhrase}[, with interest from the date of each advance|, with interest as provided in this Note].`,
  `In return for a loan [that I have received|], I promise to pay {principal_amount} (this amount is called <<Principal>>), plus interest, to the order of the Lender. The Lender is {lender_name}.`,
  `[Borrower|${borrowerDefined}] [owes|shall pay to] {lender_name} ${principalPhrase} [on the terms that follow|under this note dated {note_date}].`,
];

export const fixedRate = [
  `[Interest accrues|The unpaid balance bears interest|Interest will be charged] at {interest_rate}[ per annum| per year|]. [The rate is {rate_type} [for the whole term|until maturity].|]`,
  `I will pay interest at a yearly rate of {interest_rate}.`,
  `The [interest rate|Note Rate] on this [Note|loan] is {interest_rate}[ per annum|], [{rate_type} for the term of the loan|computed as stated below|which shall not change].`,
  `The outstanding principal shall bear interest at [the rate of|] {interest_rate}[, calculated on| and is computed on] {day_count}.`,
];

export const variableRate = [
  `The [interest rate|rate] is [a|] {rate_type} [rate|] and is subject to change from time to time based on changes in an [independent|] index which is the {rate_index} (the <<Index>>). [The Index currently is {index_value}[ per annum|]. |]Interest on the unpaid principal balance will be calculated at a rate of {rate_margin} [percentage points|] over the Index, [resulting in|adjusted if necessary, for] an initial rate of {interest_rate}. The rate will not change more often than each {rate_change_frequency}.`,
  `Beginning on {first_rate_change_date} and every {rate_change_frequency} thereafter (each a <<Change Date>>), the rate shall equal the {rate_index} plus {rate_margin}, [rounded to the nearest one-eighth of one percent (0.125%)|rounded up to the next {@rate}]. Until the first Change Date the rate is {interest_rate}.`,
  `[{rate_index}, plus {rate_margin}|{rate_margin} above the {rate_index}|{rate_index}, as it may change, plus a margin of {rate_margin}][, adjusting every {rate_change_frequency}|], [which on the date of this note is {interest_rate}|for an initial rate of {interest_rate} per annum]. [The first change in rate takes place on {first_rate_change_date}.|]`,
];

export const rateLimits = [
  `[Under no circumstances will|In no event shall] the interest rate [on this Note|] be less than {rate_floor} per annum or more than [the lesser of|] {rate_ceiling} per annum [or the highest rate that law allows|].`,
  `NOTICE: [the rate will never be lower than {rate_floor}|the minimum rate is {rate_floor}] [and|; it will] never [exceed|rise above] {rate_ceiling}.`,
  `The rate may not rise or fall by more than {rate_cap_periodic} at any change and never above {rate_ceiling}. [At the first change it may not move by more than {rate_cap_initial}.|]`,
];

export const payments = [
  `[Borrower|Maker|I] will pay this [loan|Note] in {number_of_payments} [regular|consecutive|equal|] {payment_frequency} payments of {payment_amount} each, [the first due on|beginning] {first_payment_date}, [and one last payment of {balloon_amount} on|with all that is then owed due on] {maturity_date}.`,
  `[Principal and interest are payable|Payments shall be made] {payment_frequency} in installments of {payment_amount}, [commencing|starting] on {first_payment_date} and continuing on the same day of each [period|month] thereafter until {maturity_date} (the <<Maturity Date>>), when the entire [unpaid|] balance is due.`,
  `My [monthly|] payment will be in the amount of {payment_amount}. I will make my payment on the {@one}th day of each month beginning on {first_payment_date}. If, on {maturity_date}, I still owe amounts under this Note, I will pay them in full on that date[, which is called the <<Maturity Date>>|].`,
  `The loan matures on {maturity_date}. [Interest only is payable for the first {interest_only_months}; thereafter|] [{number_of_payments} {payment_frequency} payments of {payment_amount} are due|payments of {payment_amount} fall due {payment_frequency}], [the first of them on {first_payment_date}|beginning {first_payment_date}][, based on an amortization of {amortization_months}|].`,
  `Interest is due [monthly|on the {@one}th of each month] from {first_payment_date}; principal is due in one payment on {maturity_date}, {term_months} after the date of this Note.`,
];

export const balloon = [
  `[THIS LOAN IS PAYABLE IN FULL AT MATURITY.|] The last payment, [estimated at|which is] {balloon_amount}, is larger than the others (a balloon payment).`,
  `A balloon payment of {balloon_amount} is due on {maturity_date}. The Lender is under no obligation to refinance it.`,
];

export const dayCount = [
  `Interest is computed on [the basis of|] {day_count}.`,
  `Interest on this [Note|loan] is computed on a {day_count}; that is, [by applying the ratio of the rate over the year to the balance and the days it is owed|daily].`,
  `All interest is calculated using {day_count}.`,
];

export const lateCharge = [
  `If a payment is {grace_days} days or more late, [Borrower will be charged|a late charge is due of] {late_charge_percent} of the [regularly scheduled|overdue|unpaid portion of the] payment[, but not less than {@small}| or {@small}, whichever is greater|].`,
  `If the holder has not received the full amount of any payment by the end of {grace_days} calendar days after the date it is due, I will pay a late charge. The amount will be {late_charge_percent} of my overdue payment of principal and interest.`,
  `A late charge of {late_charge_percent} applies to any installment not received within {grace_days} days [of|after] its due date.`,
  `For a payment more than {grace_days} days past due the Lender may collect [a flat fee of {late_charge_amount}|{late_charge_amount} or {late_charge_percent} of the payment].`,
];

export const defaultRate = [
  `[Upon default|After maturity or default|While any Event of Default continues], [including failure to pay at maturity,|] the interest rate [shall be increased|will rise] to {default_rate}[ per annum|].`,
  `Past due amounts bear interest at [the Default Rate of|] {default_rate} from the due date until paid[, but never more than the law permits|].`,
];

export const prepayment = [
  `{if_no_penalty}[Borrower|Maker] may pay all or part of what is owed before it is due {prepayment_penalty}.`,
  `If [you pay|Borrower pays] off early, [you|Borrower] {prepayment_penalty:tila} have to pay a penalty.`,
  `{if_penalty}A prepayment made in the first {@days} days is subject to a fee of {@rate} of the amount prepaid[; after {@later} none is due|].`,
];

export const security = [
  `This [Note|obligation] is secured by [a [deed of trust|mortgage] of the same date on|] the [real property|premises] [located|] at {property_address}[ in {property_county} County|].`,
  `[As security|To secure payment], Borrower has given the Lender an interest in [the following|]: {collateral_description}.`,
];

export const purpose = [
  'The [specific|primary] purpose of this loan is: {loan_purpose}.',
  'Loan proceeds shall be used [only for|to fund] the following: {loan_purpose}.',
];

export const otherLoans = [
  'Borrower also owes {@bank} {@round} under a note dated {@past} that matures {@later} and bears interest at {@rate}.',
  'The obligations under loan number {@account}, in the original amount of {@round}, are secured by the same collateral.',
];
