/**
 * What houses call each field in their forms, as grammars. A document type may have words of its own (`type field`),
 * which come before the common ones.
 */
const labels: Readonly<Record<string, string>> = {
  loan_number:
    '[Loan [No.|Number|No|#|ID #|ID|Identifier|Reference No.]|[Account|Acct.|Note] [No.|Number|#]|[Lender’s|Lender|Bank] Loan [No.|Number]|Account / Note Number|Loan|LOAN IDENTIFIER]',
  principal_amount:
    '[[Original|Initial|Total|][ ]Principal [Amount|Sum|Balance|Amt.|]|Principal|Loan [Amount|Amt.|Amt]|[Amount of|Face Amount of] [Note|Loan][ ($)|]|[Total|Base|Requested|New|] Loan Amount|Credit Amount|Commitment[ Amount|]|Amount[ Financed by Note|]|Note Amount]',
  principal_words: '[Amount in Words|The Sum of|Principal (in words)]',
  interest_rate:
    '[[Initial|Note|Current|Contract|Annual|][ ]Interest Rate[ (%)|]|[Note|Contract|Fixed] Rate|Rate[ of Interest|]|Rate (per annum)|Interest|Int. Rate|Initial Rate]',
  rate_type: '[Rate Type|Type of Rate|Interest Type|Rate Structure|Fixed/Variable|Amortization Type|Product]',
  rate_index: '[[Rate|] Index|Index[ Used|]|Base Rate|Index Name|Floating Rate Index|Source of Index]',
  rate_margin: '[[Rate|] Margin|Spread[ over Index|]|Margin (%)|Plus/Minus|Margin over Index]',
  rate_floor: '[[Rate|Interest|] Floor|Minimum [Interest|] Rate|Floor Rate|Lowest Rate]',
  rate_ceiling: '[[Rate|] Ceiling|Maximum [Interest|] Rate|Lifetime Maximum|Rate Cap|Highest Rate]',
  rate_change_frequency:
    '[Adjustment [Period|Frequency]|Rate Change[s| Frequency]|Rate Adjusts Every|Change Frequency|Reprice Frequency]',
  first_rate_change_date:
    '[First [Change|Adjustment|Rate Change] Date|Initial [Change|Adjustment] Date|First Reprice Date|Next Rate Change]',
  index_value: '[Current Index[ Value|]|Index as of Closing|Index Value|Today’s Index]',
  index_date: '[Index Date|Index as of|Date of Index]',
  rate_cap_initial: '[Initial [Rate|Adjustment] Cap|First Change Cap]',
  rate_cap_periodic: '[Periodic [Rate|] Cap|Subsequent Change Cap|Cap per Adjustment]',
  rate_cap_lifetime: '[Lifetime [Rate|] Cap|Life Cap]',
  default_rate: '[Default [Interest|] Rate|Rate [after|upon] Default|Post-Maturity Rate|Default Interest]',
  day_count:
    '[[Interest|] [Accrual|Computation] Method|Day Count[ Basis|]|[Interest|Accrual] Basis|Interest Calculation|Days/Year]',
  note_date:
    '[[Loan|Note|Document|Contract|Closing] Date|Date of [Note|Loan|this Note|Instrument]|Date|Dated|Dated as of|Origination Date]',
  maturity_date:
    '[Maturity[ Date|]|Maturity Date|Final [Maturity|Payment|Due] [Date|]|Due Date|Date of Maturity|Loan Maturity|Mat. Date]',
  first_payment_date:
    '[[First|1st|Initial] [Payment|Pmt.|Installment] [Date|Due|Due Date|]|Payments [Begin|Beginning|Start]|First P&I Date|Date of First Payment]',
  payment_amount:
    '[[Monthly|Regular|Periodic|Scheduled|] [Payment|Pmt|Installment] [Amount|]|[Monthly|] Principal & Interest|[P&I|P & I]|Amount of [Each|] Payment[s|]|Proposed Monthly P&I|Payment|Initial Monthly Payment]',
  number_of_payments: '[[Number|No.|#] of [Payments|Pmts.|Installments]|Payments|Total Payments|Payment Count]',
  payment_frequency:
    '[Payment [Frequency|Schedule|Period|Interval]|Frequency|Payments Due|Payment Freq.|When Payments Are Due]',
  term_months:
    '[[Loan|] Term[ (months)|]|Term of Loan|Loan Term|Term in Months|Months to Maturity|Original Term|Term (Mos.)]',
  amortization_months: '[Amortization[ Period| Term| (months)|]|Amort.[ Term|]|Amortized Over|Amortization Schedule]',
  interest_only_months: '[Interest[-| ]Only [Period|Term|Months]|I/O [Period|Months]|Interest Only (mos.)]',
  balloon_amount:
    '[[Final|] Balloon [Payment|Amount|]|Final Payment[ Amount|]|Estimated Balloon|Balloon at Maturity|Lump Sum Due at Maturity]',
  late_charge_percent: '[Late [Charge|Fee][ %| Percent| (%)|]|Late Payment Fee|Delinquency Charge]',
  late_charge_amount: '[[Minimum|] Late [Charge|Fee] Amount|Flat Late Charge]',
  grace_days: '[Grace [Period|Days]|Late [After|Charge Days]|Days of Grace|Grace Period (days)]',
  prepayment_penalty:
    '[Prepayment [Penalty|Premium|Fee|Charge]|Prepay Penalty|Prepayment Penalty?|Penalty for Prepayment]',
  renewal_of:
    '[Renewal [Of|of Loan No.]|Renews [Note|Loan] No.|Refinance of Loan|Prior [Note|Loan] No.|Replaces Loan No.]',
  borrower_name:
    '[Borrower[s||(s)|][ Name|’s Name|]|Name of [Borrower|Applicant|Debtor]|Maker|Obligor|Debtor|Customer[ Name|]|Borrower[(s)|] / Obligor|Mortgagor[s|]|Client|Applicant]',
  borrower_entity_type:
    '[[Entity|Organization|Borrower] Type|Type of [Entity|Organization|Borrower]|Legal [Form|Structure|Entity]|Form of Organization|Ownership Type]',
  borrower_state_of_org:
    '[State of [Organization|Formation|Incorporation|Origin|Registration]|[Organized|Formed|Incorporated] in|Jurisdiction[ of Organization|]|State Org.]',
  borrower_tin:
    '[[Tax|Taxpayer] ID[ #| No.| Number|]|TIN[ / EIN|]|EIN|SSN/TIN|Social Security [Number|No.]|Federal ID|Tax ID#|Employer Identification Number]',
  borrower_address:
    '[[Borrower[’s|]|Mailing|Street|Current|Present|Legal|Customer|Notice|Business] Address|Address|Address of Borrower|Mail to|Residence]',
  property_address:
    '[[Property|Subject Property|Collateral|Premises|Site|Property Street] Address|Property[ Location|]|[Address|Location] of [Property|Premises|Collateral]|Subject Property|Location[ of Risk|]|Situs|Real Estate|Common Address|Premises]',
  property_county: '[[Property|] County|County of|County / Parish|County[ (Parish)|]]',
  legal_description: '[[Brief|Full|] Legal[ Description|]|Legal Desc.|Legal Description of Property|Land Description]',
  parcel_number:
    '[[Tax|Assessor’s|] Parcel [No.|Number|ID|#|I.D.]|APN|A.P.N.|Tax [Map|Key|Account] [No.|Number]|PIN|Parcel Identification Number|Permanent Index No.|Tax ID (Parcel)]',
  lender_name:
    '[Lender[ Name|’s Name|]|Name of [Lender|Bank|Creditor]|Bank|Creditor|Lender / Secured Party|Lending Institution|Secured Party|Beneficiary (Lender)|Holder|Payee|Lender/Client]',
  lender_address:
    '[[Lender[’s|]|Bank|Creditor|Branch|Notice|Lender/Client] [Address|Mailing Address]|Address of Lender|Payments To|Office]',
  guarantor_name: '[Guarantor[s||(s)|][ Name|]|Name of Guarantor|Guaranteed by|Guaranties From|Personal Guarantor]',
  guarantor_address: '[Guarantor[’s|] [Address|Mailing Address]|Address of Guarantor|Address]',
  guaranty_limit:
    '[[Guaranty|Guarantee] [Limit|Amount|Cap]|Amount of Guarant[y|ee]|Maximum [Liability|Guaranteed Amount]|Limited to|Liability Cap]',
  guaranty_type: '[Guarant[y|ee] Type|Type of Guarant[y|ee]|Limited/Unlimited|Guarant[y|ee]]',
  guaranty_date: '[[Guaranty|] Date|Date of Guarant[y|ee]|Dated]',
  trustee_name: '[Trustee[’s Name| Name||]|Name of Trustee|Deed of Trust Trustee]',
  collateral_description:
    '[Collateral[ Description|]|Description of [Collateral|Security]|[Security|Secured By|Security Description]|Property Pledged|Collateral Securing Loan]',
  lien_position: '[Lien [Position|Priority|Status]|Position|Mortgage Position|Lien|Priority of Lien]',
  max_lien_amount:
    '[Maximum [Lien[ Amount|]|Principal Indebtedness|Amount Secured|Obligation Limit]|Lien Not to Exceed|Max. Lien]',
  appraised_value:
    '[[Appraised|Market|As-Is|] Value|Appraised [Value|Amount][ of Property|]|Appraised Prop. Value|Opinion of [Market|] Value|Estimated Value|[As Is|] Market Value|Collateral Value|Value Conclusion]',
  appraisal_date:
    '[[Appraisal|Valuation] [Date|Effective Date]|[Effective|] Date of [Appraisal|Value|Valuation]|Valued As Of|Date of Report|Inspection / Effective Date]',
  insurable_value:
    '[Insurable Value[ of Improvements|]|[Replacement|Estimated] [Cost|Insurable] [New|Value]|Cost New of Improvements]',
  ltv_percent: '[LTV[ %| Ratio|]|Loan[-| ]to[-| ]Value[ Ratio|]|Loan/Value|LTV (%)|CLTV/LTV]',
  sale_price:
    '[[Sale|Sales|Purchase|Contract] Price|Contract [Sales|] Price|Price|Sale Price of Property|Purchase Price of Property]',
  title_amount:
    '[[Policy|Proposed Policy|Loan Policy|Insurance] Amount|Amount of [Insurance|Policy]|Proposed [Amount|Policy Amount] of Insurance|Amount of Coverage|Liability]',
  title_effective_date:
    '[[Commitment|Effective|Policy] Date|Date of [Policy|Commitment]|Effective Date[ of Commitment|]|Commitment Effective]',
  title_insured:
    '[[Proposed|Name of|Named|] Insured|Insured[ Mortgagee| Lender|]|Proposed Insured Lender|Party Insured]',
  vested_owner:
    '[Vested [Owner|In]|[Title|Fee Simple Title] [Vested in|Vests in|Holder]|Record [Owner|Title Holder]|Owner[ of Record|]|Vesting|Present Owner|Owner of Public Record]',
  title_commitment_number:
    '[Commitment [No.|Number|#]|Title [Commitment|Order] No.|[File / |]Commitment No.|Commitment|Title No.]',
  hazard_policy_number:
    '[[Policy|Pol.] [Number|No.|#]|Policy|Policy/Contract Number|Insurance Policy No.|Your Policy Number|Policy ID]',
  hazard_coverage_amount:
    '[Amount of [Insurance|Coverage]|[Dwelling|Building|Coverage A|Property] [Limit|Coverage|Amount|]|Coverage A[ -| –|:|.] Dwelling|Limit of [Insurance|Liability]|Building[ Limit| Replacement Cost|]|Commercial Property Coverage Amount|Face Amount|Coverage Amount]',
  hazard_deductible:
    '[[Property|All Perils|All Other Perils|] Deductible[ Amount|]|Ded[.|]|AOP Deductible|Policy Deductible|Deductible (Section I)]',
  hazard_effective_date:
    '[[Policy|] Effective[ Date|]|Inception[ Date|]|[Policy|Coverage] [Begins|From|Start Date]|Eff. Date|From]',
  hazard_expiration_date:
    '[[Policy|] Expiration[ Date|]|[Policy|Coverage] [Ends|Expires|To|End Date]|Exp. Date|Expires On|Renewal Date|To]',
  mortgagee_name:
    '[[First|1st|] Mortgagee[ Name|s|]|Mortgagee / Loss Payee|Lienholder|Additional [Interest|Interests]|Lender’s Loss Payable|Mortgage Company|Loss Payee|Certificate Holder]',
  insurer_name:
    '[Insur[er|ance Company|ance Carrier|ance Co.]|Company|Carrier|Insurer Affording Coverage|Underwritten by|Name of Insurer|Insuring Company|Insurer A]',
  flood_zone: '[[Flood|FEMA|NFIP|Rated|FIRM] Zone|Flood Zone[ Designation|]|Zone|FEMA Flood Zone|Flood Hazard Zone]',
  in_sfha:
    '[[In|] SFHA[?|]|Special Flood Hazard Area[?|]|FEMA Special Flood Hazard Area|Property in Flood Zone?|Building in SFHA|Located in Special Flood Hazard Area]',
  flood_community_number:
    '[[NFIP|] Community [Number|No.]|NFIP Community ID|Comm. No.|Community #|Community Number (NFIP)]',
  flood_determination_date:
    '[Date of Determination|Determination Date|[Flood|] Determination Made|Date Determined|Date of Flood Determination]',
  flood_coverage_amount:
    '[[Building|Flood|] Coverage[ Amount|]|Amount of Flood Insurance|Building [Limit|Coverage]|Coverage - Building|Flood Insurance Amount]',
  flood_expiration_date: '[[Policy|] Expiration Date|Policy Ends|Flood Policy Expires|To|Expires|Expiration]',
  apr: '[ANNUAL PERCENTAGE RATE|Annual Percentage Rate (APR)|APR|Annual Percentage Rate]',
  finance_charge: '[FINANCE CHARGE|Finance Charge]',
  amount_financed: '[Amount Financed|AMOUNT FINANCED]',
  total_of_payments: '[Total of Payments|TOTAL OF PAYMENTS]',
  tip: '[Total Interest Percentage (TIP)|Total Interest Percentage|TIP]',
  closing_date:
    '[Closing[ Date|]|Settlement Date|Date of [Closing|Settlement]|Close of Escrow|COE|Closing / Settlement Date]',
  disbursement_date:
    '[[Disbursement|Funding|Disb.] Date|Date of [Disbursement|Funding]|Funds Disbursed|Value Date|Date to Fund]',
  date_issued: '[Date Issued|Issued|Date of Disclosure|Issue Date]',
  cd_received_date: '[Date [CD|Closing Disclosure] Received|Received on|Consumer Received]',
  rescission_end_date:
    '[[Rescission|Right to Cancel] [Ends|Expires|Expiration|End Date]|Last Day to Cancel|Cancel by Midnight of]',
  total_closing_costs:
    '[Total Closing Costs[ (J)|]|[J.|] TOTAL CLOSING COSTS[ (Borrower-Paid)|]|Closing Costs|Estimated Closing Costs]',
  cash_to_close:
    '[[Estimated|] Cash to Close|Cash [from|From] [Borrower|Buyer]|Cash to Close (from borrower)|Due from Borrower[ at Closing|]|Cash From/To Borrower|Balance Due from Buyer]',
  total_loan_costs: '[[D.|] TOTAL LOAN COSTS[ (Borrower-Paid)|]|Total Loan Costs[ (D)|]]',
  total_other_costs: '[[I.|] TOTAL OTHER COSTS[ (Borrower-Paid)|]|Total Other Costs[ (I)|]]',
  lender_credits: '[Lender Credits|Lender Credit|Credit from Lender]',
  origination_charges:
    '[[A.|] Origination Charges|Origination [Fee|Charge|Points]|Loan Origination Fee|Our origination charge]',
  prepaid_interest_per_diem: '[Per Diem[ Interest|]|[Prepaid|] Interest per Day|Daily Interest]',
  prepaid_interest_amount: '[Prepaid Interest|Interim Interest|Odd Days Interest|Prepaid Interest Amount]',
  escrow_monthly:
    '[[Estimated|Monthly|] Escrow[ Payment|]|Initial Escrow Payment|Taxes & Insurance Escrow|Monthly Escrow]',
  settlement_agent:
    '[[Settlement|Closing|Escrow|Title] Agent|Settlement Company|Closing [Company|Agent]|Title Company|Escrow Holder|Issuing Agent|Closing Attorney/Agent]',
  settlement_file_number:
    '[[File|Escrow|Order|Agent’s File] [No.|Number|#]|File #|GF No.|Escrow No.|Order Number|Settlement File]',
  amount_to_borrower:
    '[Amount [paid|Paid] to [Borrower|you] directly|[Proceeds|Disbursed|Cash] to Borrower[ Directly|]|Paid to Borrower’s Account|Net Proceeds to Borrower]',
  amount_paid_to_others:
    '[Amount [paid|Paid] to [others|Others][ on Borrower’s behalf| on your behalf|]|Paid to Others|Total Disbursed to Third Parties|Total Paid to Others]',
  loan_proceeds_total:
    '[[Note Principal|Total Loan Proceeds|Total Proceeds|Total [Disbursements|Disbursed]|Total Sources]|Total Loan Proceeds to be Disbursed|Proceeds of Loan]',
  payoff_amount:
    '[[Total|] [Payoff|Pay-off] [Amount|Due|]|Total [Amount|Amt.] [Due|to Pay Loan in Full|Required]|Payoff|Amount Required to Pay in Full|Total to Pay Off|PAYOFF TOTAL]',
  payoff_per_diem:
    '[Per Diem[ Interest|]|Daily [Interest|Accrual]|Interest per Day|Additional Interest per Day|Per-Diem Amount]',
  payoff_good_through:
    '[[Payoff|Quote|] [Good|Valid] [Through|Until|To]|Good-Through Date|Figures Good Through|Expires|Payoff Date|Valid thru]',
  wire_amount: '[[Wire|Transfer] Amount|Amount [of Wire|to Wire|]|Amount (USD)|Total Wire|Funds to Wire]',
  wire_beneficiary_name:
    '[Beneficiary[ Name|]|[Account|Acct.] [Name|Title]|For [Final|Further|] Credit [To|to]|Credit To|Payee|Name on Account|Beneficiary (Account Name)|Final Credit]',
  wire_beneficiary_account:
    '[[Beneficiary|] [Account|Acct.] [No.|Number|#]|Credit Account No.|Account|A/C #|For Credit to Account Number|Beneficiary Account]',
  wire_beneficiary_bank:
    '[[Beneficiary|Receiving|Destination] [Bank|Financial Institution][ Name|]|Bank[ Name|]|Name of Bank|Receiver|Bank to Credit|To Bank]',
  wire_beneficiary_aba:
    '[ABA[/Routing| / Routing||][ No.| Number| #|]|Routing[ /Transit|] [No.|Number]|[Bank|] ABA #|Routing/ABA|RTN|Transit/ABA|ABA Routing Number|Receiving Bank ABA]',
  wire_reference:
    '[Reference|Ref[.|]|OBI|[Reference|Memo] / OBI|Originator to Beneficiary Information|Special Instructions|Re|Reference / Escrow No.|Payment Details|Please Reference]',
  approval_date:
    '[[Approval|Approved|Decision|Credit Decision|Committee] [Date|]|Date [Approved|of Approval]|Date of Approval|Date Approved]',
  approval_expiration_date:
    '[[Approval|Commitment|] Expir[es|ation Date|ation]|Approval [Valid Until|Good Through]|Must Close By|Commitment Expires]',
  approved_by: '[Approved By|Approv[er|ing Officer|ing Authority]|Final Approval|Approval Given By|Credit Approved By]',
  approval_authority_limit:
    '[[Approval|Lending|Credit] [Authority|Limit]|Authority[ Limit| Amount|]|Approver’s Limit|Lending Authority up to]',
  approval_number:
    '[Approval [No.|Number|#|ID]|Credit [Approval|Request] [No.|Number]|Request ID|CAM [No.|#]|Application No.|Decision Number]',
  risk_rating: '[[Risk|Loan|Credit|] [Rating|Grade]|Risk [Rating|Grade][ (proposed)|]|RR|Risk Classification]',
  loan_purpose:
    '[[Loan|] Purpose|Purpose[ of Loan| of Credit| of Request|]|Use of [Proceeds|Funds]|Primary Purpose[ of Loan|]]',
  loan_officer:
    '[[Loan|Account|Lending|Responsible|Relationship] [Officer|Manager]|Officer[ Name|]|Loan Originator|RM|Lender Contact|Prepared by Officer]',
  naics_code: '[NAICS[ Code|]|Industry Code (NAICS)|NAICS No.|Industry (NAICS)]',
  call_report_code: '[Call [Report|] Code|Call Rpt|FFIEC Call Code|Call|Call Code]',
  branch_code: '[Branch[ No.| Code| #|]|Office Code|Br.|Cost Center / Branch]',
  product_code: '[Product[ Code|]|Loan Type Code|Type Code|Prod.|Product / Type]',
  loan_class: '[Loan [Class|Type|Category]|Class|Type of Loan|Business/Consumer]',
  occupancy:
    '[Occupancy[ Type| Status|]|Property [Use|Usage]|[Intended|] Occupancy|Property will be|Occupancy of Property]',
  property_type:
    '[Property Type|Type of [Property|Building|Real Estate]|Building [Type|Description]|Collateral Type|Use of Property|Occupancy / Use of Building]',
  note_signature_date: '[Date [Signed|of Signature]|Signed on|Date]',
  notary_name: 'Notary[ Public|]',
  good_standing_date: '[Good Standing [Date|Certificate Dated]|Certificate of Good Standing as of]',
  organic_name: '[Exact Legal Name|Name on Articles|Name of Entity]',
  credit_limit: '[Credit Limit|Line Amount|Maximum Line]',
  draw_period_end: '[Draw Period Ends|End of Draw Period|Last Draw Date]',

  'mortgage borrower_name': '[Mortgagor[s|(s)|]|Grantor|Borrower]',
  'deed_of_trust borrower_name': '[Grantor[s|(s)|]|Trustor[s|]|Borrower|Grantor/Trustor]',
  'assignment_of_rents borrower_name': '[Assignor[s|]|Grantor|Borrower]',
  'security_agreement borrower_name': '[Grantor|Debtor[s|]|Borrower|Pledgor|Debtor’s Name]',
  'property_insurance borrower_name':
    '[Named Insured[s|]|Insured|Insured Name[ and Address|]|Policyholder[s|]|First Named Insured|NAMED INSURED]',
  'flood_policy borrower_name': '[Insured[ Name(s)|]|Named Insured|Insured(s)|Policyholder]',
  'liability_insurance borrower_name': '[INSURED|Insured|Named Insured]',
  'ucc_financing_statement borrower_name': '[ORGANIZATION’S NAME|Debtor’s Name|Debtor[s|]|Name of Debtor]',
  'ucc_financing_statement lender_name':
    '[ORGANIZATION’S NAME|Secured Party[’s Name|]|Secured Party/Assignee|Name of Secured Party]',
  'appraisal lender_name': '[Lender/Client|Client|Intended User / Lender|Prepared For|Lender]',
  'appraisal vested_owner': '[Owner of Public Record|Current Owner|Owner of Record|Property Owner]',
  'right_to_cancel closing_date': '[Transaction Date|Date of Transaction|Closing Date|Date Loan Signed]',
  'flood_determination lender_name':
    '[LENDER/SERVICER NAME|Lender Name[ and Address|]|Lender/Servicer|Ordering Institution|1. Lender/Servicer Name]',
  'flood_determination loan_number':
    '[LOAN IDENTIFIER|Loan Identifier|3. Loan Identifier|Loan #|Lender Loan No.|Loan ID]',
  'loan_application borrower_name':
    '[Name (First, Middle, Last, Suffix)|Applicant[ Name|]|Borrower Name|Name of Applicant|Full Name]',
  'closing_disclosure settlement_agent': '[Settlement Agent|Settlement Agent|Title/Settlement Agent]',
  'closing_protection_letter lender_name': '[Lender|Addressee|Name of Addressee|To]',
  'closing_protection_letter settlement_agent':
    '[Issuing Agent|Settlement Agent|Approved Attorney or Agent|Name of Issuing Agent]',
};

export function labelOf(field: string, docType: string): string {
  const own = labels[`${docType} ${field}`] ?? labels[field];
  if (own === undefined) throw new Error(`No house has a word for ${field}.`);
  return own;
}
