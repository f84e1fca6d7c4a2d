/**
 * Labels of fields that approval records seldom state, so that hardly any export teaches them. What stands before `>` is
 * the object, element or heading above the label.
 */
export const LABELS_OF_RARE_FIELDS: Readonly<Record<string, string>> = {
  credit_limit:
    'credit limit; approved credit limit; line limit; credit line limit; line amount; heloc limit; line of credit amount; line of credit limit; max credit limit; approved line; approved limit; cr limit; crlmt; heloc > limit; line > credit limit; credit line; revolving limit; approved line amount; line of credit; maximum line amount',
  principal_words:
    'principal in words; loan amount in words; amount written out; amount in words; note amount words; written amount',
  index_value:
    'index value; index rate; current index; current index value; index today; index at closing; base rate value; current index rate; index pct; index_rate; idx val; prime today; base rate today; index current value percent; index > value; index > rate; sofr rate; index percent; current prime rate; base index rate',
  index_date:
    'index date; index effective date; index as of date; index as of; date of index; idx dt; index > date; index value date; index published',
  rate_cap_initial:
    'initial cap; first cap; initial rate cap; first adjustment cap; first adj cap; first change cap; first rate change cap percent; initial adjustment cap; cap initial; arm initial cap; first rate adjustment maximum; arm > first cap; caps > initial; init cap',
  rate_cap_periodic:
    'periodic cap; periodic rate cap; subsequent cap; subsequent adjustment cap; per adjustment cap; annual cap; adjustment cap; cap periodic; rate change cap; arm > periodic cap; caps > periodic; per change cap; period cap',
  rate_cap_lifetime:
    'lifetime cap; life cap; lifetime rate cap; lifetime adjustment cap; life of loan cap; cap lifetime; lifetime cap percent; caps > lifetime; arm > life cap; life adj cap; overall cap',
  first_rate_change_date:
    'first rate change date; first adjustment date; first rate adjustment; next repricing date; first reset date; initial rate change date; rate change begins; first chg dt; rate first adjusts; next rate change; next rate adjustment date',
  default_rate:
    'default rate; default interest rate; rate after default; post default rate; default rate percent; dflt rate; rate upon default',
  draw_period_end:
    'draw period end; draw period ends; draw end date; draw expiration; end of draw period; draw period end date; draw end; drw end dt; advance period end; last draw date; draw period expires; draw > end date; availability end date; draw period thru',
  number_of_payments:
    'number of payments; no of pmts; nbr pmts; payment count; num payments; # of payments; total number of payments; pmt cnt; number of installments; npmts',
  balloon_amount:
    'balloon; balloon amount; balloon payment; balloon payment amount; final balloon; estimated balloon; balloon at maturity; balloon due; balln amt; balloon pmt',
  late_charge_percent:
    'late charge; late charge percent; late charge pct; late fee percent; late fee %; late chg %; late charge rate; late charge rate percent; late payment charge percent; late fee; late charge > percent; late > pct; lt chg pct',
  late_charge_amount:
    'late charge amount; late fee; late fee amount; late charge; late charge minimum; flat late charge; late fee $; late charge dollar; late chg amt; late payment fee; late > fee amount; late charge min',
  grace_days:
    'grace days; grace period; grace; days grace; late charge grace days; grace period days; late after days; late chg days; days until late; grace (days); late charge grace period days count; late fee after days',
  prepayment_penalty:
    'prepayment penalty; prepay penalty; prepayment penalty y/n; prepay penalty flag; prepay; prepayment premium; prepayment penalty indicator; ppp; prepayment charge; early payoff penalty',
  renewal_of:
    'renewal of; renews; renewal of loan number; renews note #; prior loan number renewed; renewed loan; replaces loan; renewal of note; old loan number renewed; renewed from; renews loan no; extends loan number; renewal of loan',
  organic_name:
    'name per articles; name on articles; name on articles of organization; legal name per secretary of state; articles name; name per charter; organic name; name as filed; name per formation document; entity name on articles; filed name; name per sos; articles > name',
  authorized_signer:
    'authorized signer; authorized signatory; authorized signer name; who signs; signing authority; auth signer; signs for borrower; authorized to sign; resolution signer; authorized signer > name; resolution > signer',
  signer_name:
    'signer; signer name; signed by; signatory; name of signer; signing party; signor; note signer; signer > name; executed by',
  signer_title:
    'signer title; title of signer; signing title; capacity of signer; signer capacity; signs as; signatory title; authorized signer > title; signer > title; authorized signer title',
  ownership_percent:
    'ownership; ownership percent; % owned; pct owned; ownership %; percent owned; own pct; owner pct; ownership interest; equity percent; % ownership; guarantor > ownership; guarantor > pct owned; owner > percent; ownershippct; guarantor > ownership__c; percent of ownership; interest owned',
  ofac_date:
    'ofac date; ofac check; ofac checked; ofac run; ofac screening date; ofac search; date of ofac search; ofac scan; ofac cleared; ofac > date; ofac chk dt; ofac screened on; sanctions check date; ofac check run',
  good_standing_date:
    'good standing date; certificate of good standing; cert of good standing dated; good standing checked; good standing verified; good standing; cogs date; date of good standing; good standing certificate date; sos good standing; borrower good standing checked',
  trustee_name:
    'trustee; trustee name; deed of trust trustee; name of trustee; dot trustee; trustee > name; deed of trust > trustee; trustee of record; real estate > trustee',
  legal_description:
    'legal description; legal; legal desc; brief legal; property legal; lgl desc; legal description text; property > legal; abbreviated legal; legal of property; real estate > legal description',
  parcel_number:
    'parcel number; parcel id; apn; tax parcel; parcel #; tax id parcel; pin; parcel identifier; assessors parcel; tax map number; parcel no; property > parcel; parcel identification number; tax parcel id; real estate > parcel id',
  guaranty_limit:
    'guaranty limit; guarantee limit; guaranty cap; limited to; guaranty amount; guaranteed amount; limit of guaranty; guaranty max; guarantor > limit; guaranty > amount; guarantee amount; guarantor > guaranty limit; max guaranty; guar limit',
  guaranty_type:
    'guaranty type; guarantee type; guaranty; type of guaranty; guarantor > type; guaranty > type; limited or unlimited; guar type; guarantee; guaranty scope; guarantor > guaranty; guarantor > guarantee; guaranty kind; guarantor > guaranty type',
  guaranty_date:
    'guaranty date; date of guaranty; guarantee date; guaranty dated; guaranty signed date; guaranty > date; guar dt',
  max_lien_amount:
    'maximum lien amount; max lien; maximum lien; lien amount; max secured amount; maximum principal secured; mortgage maximum lien; max obligation limit; maximum indebtedness secured; maximum lien of mortgage; secures up to; dot max amount',
  title_amount:
    'title insurance amount; title policy amount; policy amount; title > policy amount; title > amount; title coverage; title insurance > coverage amount; title policy coverage; title commitment amount; proposed policy amount; title ins amt; title policy amt; title > coverage amount',
  title_effective_date:
    'title effective date; title commitment effective date; title commitment date; title > effective date; commitment effective; title eff date; title commitment eff. date; title date; title as of; title > date; title commitment > effective',
  title_insured:
    'title insured; proposed insured; insured under title policy; title > insured; insured lender; title policy insured; title commitment > proposed insured; title > proposed insured; insured mortgagee title; loan policy insured',
  vested_owner:
    'vested owner; vesting; title vested in; vested in; record owner; titleholder; title holder; title > vested in; title > owner; vesting name; owner of record; current vesting; title > vesting; fee title vested in',
  title_exception:
    'title exception; exceptions; schedule b exception; title > exception; title > exceptions; schedule b-ii item; exception to title; permitted exception; title exceptions; sched b',
  title_commitment_number:
    'title commitment number; title commitment #; commitment number; title > commitment number; title > commitment no; title order number; title commitment no; title > file number; title commitment id; title order #; title > number; title cmt #',
  insurable_value:
    'insurable value; insurable value of improvements; replacement cost; replacement value; replacement cost estimate; insurable improvements; property > insurable value; insurable amt; flood > insurable value; replacement cost new',
  hazard_policy_number:
    'hazard policy number; hazard policy #; homeowners policy #; policy number; hazard > policy number; insurance > policy number; hazard insurance > policy no; property insurance policy number; ho policy; policy #; hoi policy number; insurance policy no; homeowner policy; hazard insurance > number; hazard ins policy no',
  hazard_coverage_amount:
    'hazard coverage; hazard coverage amount; dwelling coverage; hazard > coverage amount; insurance > coverage amount; hazard insurance > coverage; homeowners coverage; property coverage amount; building coverage; hazard ins amt; hazard insurance amount; hoi coverage; coverage a; insurance > dwelling coverage; hazard limit; insurance coverage',
  hazard_deductible:
    'hazard deductible; deductible; hazard > deductible; insurance > deductible; hazard insurance > deductible amount; homeowners deductible; policy deductible; hazard ded; ins deductible',
  hazard_effective_date:
    'hazard effective date; hazard eff date; policy effective; hazard > effective date; insurance > effective date; hazard insurance > effective; policy effective date; insurance effective date; policy start; hoi effective; homeowners policy effective; insurance > policy effective; policy begins; hazard insurance > from',
  hazard_expiration_date:
    'hazard expiration date; hazard exp date; policy expires; hazard > expiration date; insurance > expiration date; hazard insurance > expires; policy expiration; insurance expires; policy end; hoi expiration; homeowners policy expires; insurance > policy expiration; hazard insurance > to; policy exp date; insurance > expires',
  mortgagee_name:
    'mortgagee; mortgagee clause; mortgagee name; mortgagee named; loss payee; mortgagee on policy; hazard > mortgagee; insurance > mortgagee; insurance > loss payee; named mortgagee; mortgagee / loss payee; lenders loss payable; hazard insurance > mortgagee clause',
  insurer_name:
    'insurer; insurance company; hazard insurance company; hazard carrier; insurance carrier; hazard > carrier; insurance > company; homeowners insurer; home insurance co; hazard insurance co; insurance > carrier; carrier; hazard insurance > insurer; hoi company; insurance company name; underwriting carrier; hazard > insurer; hazard insurance > carrier name; haz carrier; insurance > insurer',
  flood_zone:
    'flood zone; fema zone; flood > zone; flood zone code; flood determination > zone; nfip flood zone; fld zn; flood zone designation; nfip zone; flood cert > zone',
  in_sfha:
    'in sfha; sfha; special flood hazard area; in flood zone; in special flood hazard area; flood > in sfha; flood > sfha; sfha indicator; sfha ind; in sfha y/n; special flood hazard area indicator; flood hazard area; in floodplain; flood > special flood hazard area; flood insurance required area',
  flood_community_number:
    'flood community number; community number; nfip community number; flood > community number; flood community #; community no; nfip community id; flood > community; nfip community identifier; flood determination > community number; fema community number; fema community no; flood comm nbr',
  flood_determination_date:
    'flood determination date; flood cert date; flood determination; flood > determination date; flood cert dated; date of flood determination; flood determined; flood > date; fld det dt; flood certificate date; sfhdf date; flood cert > date; date of determination; flood determination > date; fld detm dt',
  flood_coverage_amount:
    'flood coverage; flood coverage amount; flood insurance amount; flood > coverage; flood > coverage amount; flood policy amount; flood insurance > coverage; flood ins amt; flood insurance coverage; flood policy > coverage; flood ins coverage; nfip coverage',
  flood_expiration_date:
    'flood expiration date; flood policy expires; flood policy exp; flood insurance expiration; flood > expiration date; flood policy expiration date; flood > policy expires; flood insurance expires; flood policy > expires; flood exp dt; nfip policy expiration',
  apr: 'apr; annual percentage rate; apr %; disclosed apr; final apr; apr percent; til apr; tila > apr; apr rate; disclosures > apr; cd apr',
  finance_charge:
    'finance charge; total finance charge; finance charges; disclosures > finance charge; tila > finance charge; fin chg; finance charge amount; finchg; finance charge total',
  amount_financed:
    'amount financed; amt financed; disclosures > amount financed; tila > amount financed; net amount financed; amount financed (tila); amtfin; itemization > amount financed',
  total_of_payments:
    'total of payments; total payments; disclosures > total of payments; tila > total of payments; tot of pmts; sum of payments; total of pmts; totpmts',
  tip: 'tip; total interest percentage; tip %; total interest percent; disclosures > tip; cd > tip; total interest pct; tip percent',
  rescission_end_date:
    'rescission end date; rescission expires; rescission ends; right to cancel ends; rescission date; right to cancel expires; right of rescission through; rescission period end; rescind by; cancel by; last day to rescind; rescission thru; rtc expires; right to cancel date; ror expiration; notice of right to cancel > expires; rescission expiration date',
  date_issued:
    'date issued; cd issued; closing disclosure issued; issue date; cd date issued; closing disclosure > date issued; issued; cd issue date; cd issued date; disclosure issued; le issued',
  cd_received_date:
    'cd received; cd received by borrower; closing disclosure received; cd received date; cd acknowledged; closing disclosure received date; borrower received cd; cd receipt date; cd ack date; date cd received',
  disbursement_date:
    'disbursement date; funding date; funded; funds disbursed; disburse date; date funded; disb dt; disbursal date; fund date; funding dt; date of disbursement; proceeds disbursed; wire date; scheduled funding; closing > disbursement date',
  closing_date:
    'closing date; close date; closing; date of closing; settlement date; consummation date; cls dt; scheduled closing; closing dt; loan closing date; expected closing; target close; closed on',
  total_closing_costs:
    'total closing costs; closing costs; closing costs total; total closing costs (j); closing cost total; cd > total closing costs; ttl closing costs; estimated closing costs; total closing cost; closing cost amount',
  cash_to_close:
    'cash to close; cash due at closing; cash from borrower; cash to close (from borrower); funds to close; borrower cash to close; cash required to close; cd > cash to close; due from borrower at closing; cash due from borrower; final cash to close',
  total_loan_costs:
    'total loan costs; total loan costs (d); loan costs; loan costs total; cd > total loan costs; loan costs (d)',
  total_other_costs:
    'total other costs; other costs; total other costs (i); other costs total; cd > total other costs; other costs (i)',
  lender_credits:
    'lender credits; lender credit; credit from lender; cd > lender credits; lender credit amount; total lender credits; lender cr',
  origination_charges:
    'origination charges; total origination charges; origination fees; origination charges (a); section a; cd > origination charges; total origination; orig charges; origination fee total',
  escrow_monthly:
    'monthly escrow; escrow; escrow payment; escrow per month; escrow monthly; monthly escrow payment; escrow pmt; escrows/mo; escrow amount; payment > escrow; taxes and insurance escrow; impounds; tax and insurance escrow; mo escrow; escrow deposit monthly; monthly impound; t&i escrow',
  prepaid_interest_per_diem:
    'per diem interest; per diem; prepaid interest per diem; daily interest; interest per day; prepaid per diem; interim interest > per diem; interest per diem; prepaid interest > per day; odd days interest per diem; per diem amount; interim interest per diem',
  prepaid_interest_from:
    'prepaid interest from; interest from; interim interest from; prepaid interest > from; per diem from; interim interest > from date; prepaid from date; odd days from; interest from date',
  prepaid_interest_to:
    'prepaid interest to; interest to; interim interest to; prepaid interest > to; per diem to; interest through; interim interest > through date; prepaid to date; prepaid interest through; prepaid thru; interest to date; odd days to',
  prepaid_interest_amount:
    'prepaid interest; prepaid interest amount; interim interest; interim interest amount; odd days interest; prepaid interest total; interim interest > total; prepaid interest > amount; stub interest; prepaid int; interim interest > total amount',
  settlement_agent:
    'settlement agent; closing agent; title company; escrow company; settlement company; closing attorney; escrow agent; closing agent name; settlement agent > name; closing agent > name; closing agent > full name; closing company; title agency; settlement agency; title agent; settlement agent name; title / escrow company; title company name',
  settlement_file_number:
    'settlement file number; file number; escrow number; escrow file no; settlement agent file number; closing file number; escrow #; title file number; closing agent > order number; settlement agent > file number; settlement file #; gf number; closing agent > file number; agent file no; escrow order number; closing file #',
  amount_to_borrower:
    'amount to borrower; cash to borrower; paid to borrower; proceeds to borrower; disbursed to borrower; net proceeds to borrower; to borrower; amount given to you directly; disbursement > to borrower; amt to borrower; cash out to borrower; net to borrower',
  amount_paid_to_others:
    'amount paid to others; paid to others; paid on your behalf; amounts paid to others on your behalf; to others; disbursement > to others; payoffs to others; paid to others on borrowers behalf; amt to others',
  loan_proceeds_total:
    'loan proceeds; total loan proceeds; total proceeds; total disbursed; total disbursement; proceeds; gross proceeds; loan proceeds total; total funds disbursed; total disbursements; disbursement > total; proceeds total; amount disbursed',
  payoff_amount:
    'payoff amount; payoff; payoff total; payoff quote; amount to pay off; payoff figure; payoff balance; payoff > amount; payoff > payoff amount; total payoff; payoff demand amount; pay off amount; payoff statement > amount; existing mortgage payoff; payoff > total due; payoff to prior lender',
  payoff_per_diem:
    'payoff per diem; payoff daily interest; per diem after payoff; payoff > per diem; payoff interest per day; per diem on payoff; payoff > daily interest; payoff perdiem; payoff > per diem amount; payoff statement > per diem',
  payoff_good_through:
    'payoff good through; good through; payoff good thru; payoff valid until; payoff > good through; payoff > good through date; payoff expires; good thru date; payoff good until; payoff > valid through; payoff quote good through; payoff thru date; payoff statement > good through; payoff > expires; figures good through',
  wire_amount:
    'wire amount; amount of wire; wire amt; wire > amount; wire transfer amount; funding wire amount; amount to wire; wire total; funding wire > amount; outgoing wire amount; wire instructions > amount',
  wire_beneficiary_name:
    'wire beneficiary; beneficiary; beneficiary name; wire > beneficiary; wire to; credit account of; wire > beneficiary name; account name; wire payee; wire > account name; wire instructions > beneficiary; for credit to; wire > credit to; benef name; further credit to',
  wire_beneficiary_account:
    'beneficiary account; beneficiary account number; beneficiary account no; wire account number; wire > account number; wire > account; wire > beneficiary account; account to credit; credit account number; benef acct; wire acct; wire > acct no; wire instructions > account number; wire account; bnf acct',
  wire_beneficiary_bank:
    'beneficiary bank; receiving bank; wire bank; wire > bank; wire > bank name; beneficiary bank name; wire to bank; wire > receiving bank; wire > beneficiary bank; bank name of beneficiary; destination bank; wire instructions > bank; receiving institution; wire receiving bank; bnf bank',
  wire_beneficiary_aba:
    'aba; aba number; routing number; beneficiary aba; wire aba; wire > aba; wire > routing number; aba no; routing; aba routing number; beneficiary bank aba; bank aba; wire > aba number; receiving bank aba; wire routing; rtn; wire instructions > aba; bnf aba; wire aba/routing',
  wire_reference:
    'wire reference; reference; wire ref; obi; wire > reference; originator to beneficiary information; wire memo; wire > memo; wire reference text; payment details; wire > obi; wire > ref; wire instructions > reference; special instructions wire; obi text',
  approval_authority_limit:
    'approval authority; approval authority limit; authority limit; lending authority; lending limit of approver; lend auth; approver limit; officer lending limit; loan authority; delegated authority; approver authority; approval limit; authority amount; signing limit; approver > limit; approved by > authority; auth limit; approver lending authority; authority level amount; individual lending authority',
  approval_number:
    'approval number; approval id; approval no; commitment number; credit approval number; approval #; decision number; approval reference; sba authorization number; credit memo number; approval > number; approval code number; cam number; apprv nbr; committee action number',
  approved_by:
    'approved by; approver; approving authority; approval officer; approval authority; approving officer; final approver; approved by name; decisioned by; approving body; credit approver; approved > by; approver > name; decision > approver; approval officer > name; approved by > name; apprv by; decision by; underwriting approver; committee; signed off by; approval body; authorizing officer; credit decision by; approved by committee',
  call_report_code:
    'call report code; call code; call report; call rpt code; fed call code; call report category; rc-c code; collateral call code; call cd; regulatory call code; ffiec code; call report class',
  branch_code:
    'branch; branch code; branch number; branch no; office code; branch id; cost center; office number; br cd; dept/branch; booking branch; loan branch; branch #; originating branch; responsibility center; branch cd',
  product_code:
    'product code; product; loan product; product id; product type code; loan type code; prod cd; program code; loan program code; product number; loan code; loan prod; type code; core product code; prod type; loan product code; loan program',
  naics_code:
    'naics; naics code; industry code; naics number; business naics; naics cd; borrower naics; industry naics; naics/sic',
  risk_rating:
    'risk rating; risk grade; loan grade; rr; credit grade; risk code; borrower risk rating; final risk rating; rating; grade; obligor risk rating; approved risk rating; risk rtg; loan risk rating; facility rating',
  note_signed:
    'note signed; note signed?; note executed; promissory note signed; signed note received; note executed y/n; note signature obtained; docs signed > note',
  guaranty_signed:
    'guaranty signed; guaranty signed?; guarantee executed; guaranties signed; signed guaranty received; guaranty executed; docs signed > guaranty; guaranty signature obtained',
  security_instrument_signed:
    'mortgage signed; mortgage signed?; deed of trust signed; security instrument signed; security agreement signed; signed mortgage received; dot executed; mortgage executed; docs signed > mortgage; security instrument executed; deed of trust executed?',
  note_signature_date:
    'note signature date; note signed date; date note was signed; note signed on; date of signature; note executed on; date signed; signature date; note signing date; borrower signed on',
  notary_present:
    'notary present; notary present?; notarized; notary on site; notary attended; acknowledged before notary; notarized?',
  notary_name:
    'notary; notary name; notary public; name of notary; notary public name; notary > name; acknowledged before',
  notary_date:
    'acknowledgment date; date of acknowledgment; notarized on; notary date; date notarized; notarization date; notary > date; acknowledged on; notary acknowledgment date',
  notary_commission_expiration:
    'notary commission expires; notary commission expiration; commission expires; notary commission exp; notary expiration; my commission expires; notary > commission expires; commission expiration; notary comm exp',
  page_count_complete:
    'all pages present; all pages present?; page count complete; pages complete; complete page count; no missing pages; page count verified; all pages accounted for',
  loan_class:
    'loan class; loan classification; class; consumer or commercial; loan category; class of loan; business or consumer; loan segment; loan class code; purpose class; loan type; credit type',
  occupancy:
    'occupancy; occupancy type; occupancy status; owner occupied; property occupancy; occ; owner occupancy; property usage; intended occupancy; usage type; occ type; property usage type; occupancy code',
  property_type:
    'property type; type of property; collateral property type; prop type; dwelling type; subject property type; cre property type; structure type; property > type; building type',
  covenant:
    'covenant; covenants; financial covenant; loan covenants; covenant text; covenant description; covenant > description; financial covenants; covenants > covenant; reporting requirement; financial reporting covenant; covenant terms',
  conditions:
    'conditions; condition; approval conditions; conditions of approval; stipulations; stips; conditions precedent; prior to closing conditions; ptd conditions; condition 1; stip 1; underwriting conditions; underwriting conditions > title; conditions > description; approval condition text; funding conditions; conditions > text; closing conditions; cond desc; condition text; stipulation; requirements; conditions precedent to closing; required before closing; decision > stipulations; subject to; decision > conditions',
  borrower_entity_type:
    'entity type; borrower entity type; legal structure; type of entity; organization type; business structure; legal form; ownership type; entity; business type; borrower type; org type; tax classification; entity structure; borrower > entity type; legal entity type',
  borrower_state_of_org:
    'state of organization; state org; state of incorporation; organized in; state organized; state of formation; inc state; formation state; organized under laws of; state of registration; jurisdiction of organization; borrower > state of formation; org state; domicile state',
  guarantor_address:
    'guarantor address; guarantor > address; guarantor mailing address; guarantor > residence; guarantor residence; guarantor > home address; address of guarantor; guar addr; guarantor > street address; guarantor 1 address',
  lender_address:
    'lender address; lender > address; bank address; lender mailing address; lender > full address; address of lender; creditor address; lender street address; institution address; lender > street; lender addr',
  lender_name:
    'lender; lender name; bank; creditor; lending institution; institution; lender > name; financial institution; lender legal name; bank name; originating lender; lender > unparsed name; institution name; lending bank; credit union',
  borrower_address:
    'borrower address; mailing address; present address; home address; customer address; addr; address; applicant > address; borrower > address; current address; business address; borrower > mailing address; app address; residence address; applicant > current address; borrower street address; principal place of business; member address; primary address',
  sale_price:
    'sale price; purchase price; sales price; contract price; contract sales price; cost; selling price; equipment cost; invoice price; purchase price contract; acquisition cost; sales contract amount; price; purchase amount; total purchase price; cash price; vehicle price',
};
