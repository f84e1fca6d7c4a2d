import { any, entry, first } from './entry.ts';

/** Papers that only some products bring with them: home-equity lines, construction, equipment, SBA loans, participations. */
export const productPapers = [
  entry('heloc_agreement', 'Home equity line agreement', {
    titles: [
      'home equity line of credit agreement',
      'home equity line of credit agreement and disclosure',
      'home equity line of credit agreement and disclosure statement',
      'home equity line of credit agreement and truth in lending disclosure',
      'home equity credit line agreement',
      'home equity credit agreement and disclosure',
      'home equity line agreement',
      'heloc agreement',
      'home equity revolving line of credit agreement',
    ],
    headWords: ['home equity line', 'home equity credit line'],
    anchors: [
      ...first(
        2.5,
        'this is a home equity line of credit',
        'your home equity line of credit account',
        'credit line account',
      ),
      ...any(1.5, 'draw period', 'your credit limit', 'minimum periodic payment', 'repayment period'),
    ],
    selfNames: ['this credit agreement', 'this home equity line'],
    against: any(3, 'closing information', 'this mortgage secures', 'this deed of trust secures'),
  }),
  entry('construction_agreement', 'Construction agreement', {
    titles: [
      'construction disbursement agreement',
      'construction loan disbursement agreement',
      'building loan agreement',
      'residential construction loan addendum',
      'construction loan addendum to note',
      'construction draw agreement',
      'construction loan draw agreement',
      'construction escrow and disbursing agreement',
    ],
    anchors: [
      ...first(
        2,
        'conditions precedent to each construction advance',
        'the contractor and the plans',
        'cost breakdown',
      ),
      ...any(1, 'retainage', 'lien waivers', 'plans and specifications', 'completion date'),
    ],
    selfNames: ['this building loan agreement', 'this construction disbursement agreement'],
  }),
  entry('draw_schedule', 'Draw schedule', {
    titles: [
      'draw schedule',
      'construction draw schedule',
      'schedule of draws',
      'schedule of values',
      'construction budget and draw schedule',
      'construction cost breakdown and draw schedule',
    ],
    headWords: ['draw schedule', 'schedule of values'],
    anchors: any(1.5, 'scheduled value', 'work completed', 'retainage', 'balance to finish', 'draw number'),
    length: 'single',
  }),
  entry('environmental_report', 'Environmental report', {
    titles: [
      'phase i environmental site assessment',
      'phase i environmental site assessment report',
      'phase ii environmental site assessment',
      'environmental site assessment',
      'environmental questionnaire',
      'environmental questionnaire and disclosure statement',
      'transaction screen assessment',
      'environmental database report',
      'records search with risk assessment',
    ],
    headWords: ['environmental site assessment', 'environmental questionnaire'],
    anchors: [
      ...first(2.5, 'recognized environmental conditions', 'astm e1527', 'environmental professional'),
      ...any(1, 'underground storage tanks', 'hazardous substances or petroleum products'),
    ],
  }),
  entry('subordination_agreement', 'Subordination agreement', {
    titles: [
      'subordination agreement',
      'subordination nondisturbance and attornment agreement',
      'subordination of lease',
      'subordination of lien',
      'subordination of mortgage',
      'subordination of deed of trust',
      'intercreditor agreement',
      'debt subordination agreement',
    ],
    headWords: ['subordination agreement', 'subordination nondisturbance'],
    anchors: first(2, 'subordinates and makes subject', 'subordinate in lien and priority', 'superior indebtedness'),
    selfNames: ['this subordination agreement', 'this subordination'],
  }),
  entry('lease', 'Lease', {
    titles: [
      'lease agreement',
      'commercial lease',
      'commercial lease agreement',
      'lease of real property',
      'office lease',
      'ground lease',
    ],
    bareTitles: ['lease'],
    anchors: [
      ...first(2, 'landlord hereby leases to tenant', 'lessor hereby leases to lessee', 'the demised premises'),
      ...any(0.8, 'base rent', 'security deposit', 'tenant shall not assign'),
    ],
    selfNames: ['this lease', 'this lease agreement'],
  }),
  entry('survey', 'Survey', {
    titles: [
      'boundary survey',
      'alta nsps land title survey',
      'alta acsm land title survey',
      'plat of survey',
      'mortgage location survey',
      'improvement location certificate',
      'survey plat',
    ],
    bareTitles: ['survey'],
    anchors: first(
      2,
      'surveyor’s certificate',
      'registered professional land surveyor',
      'this map or plat and the survey on which it is based',
    ),
    length: 'single',
  }),
  entry('participation_agreement', 'Participation agreement', {
    titles: [
      'participation agreement',
      'loan participation agreement',
      'participation certificate',
      'certificate of participation',
      'participation certificate and agreement',
      'non recourse participation agreement',
    ],
    headWords: ['participation agreement'],
    anchors: [
      ...first(2.5, 'lead lender', 'undivided participation interest', 'participation percentage'),
      ...any(1, 'the participant', 'originating lender', 'pro rata share'),
    ],
    selfNames: ['this participation agreement'],
  }),
  entry('sba_form_1050', 'SBA Form 1050', {
    // A settlement sheet without the number is a disbursement authorization of the bank's own.
    titles: [
      'sba form 1050',
      'sba settlement sheet',
      'settlement sheet use of proceeds certification',
      'u s small business administration settlement sheet',
      'small business administration settlement sheet',
    ],
    forms: ['sba form 1050'],
    anchors: [
      ...first(2.5, 'settlement sheet', 'lender and borrower certify that'),
      ...any(1, 'u s small business administration', 'sba loan number', 'joint payee', 'use of proceeds'),
    ],
  }),
  entry('sba_form_159', 'SBA Form 159', {
    titles: [
      'fee disclosure and compensation agreement',
      'fee disclosure form and compensation agreement',
      'fee disclosure form and compensation agreement for agent services',
    ],
    forms: ['sba form 159'],
    anchors: first(
      2,
      'agent services in connection with an sba loan',
      'compensation agreement for services in connection with',
    ),
  }),
  entry('life_insurance_assignment', 'Assignment of life insurance', {
    titles: [
      'assignment of life insurance policy as collateral',
      'assignment of life insurance',
      'assignment of life insurance policy',
      'collateral assignment of life insurance',
      'collateral assignment of life insurance policy',
      'assignment of insurance policy as collateral',
    ],
    headWords: ['life insurance'],
    anchors: [
      ...first(
        2.5,
        'assigns transfers and sets over to',
        'issued by the insurer upon the life of',
        'the policy and all claims options privileges',
      ),
      ...any(1, 'sole right to collect from the insurer', 'right to surrender the policy'),
    ],
    length: 'single',
  }),
  entry('invoice_or_bill_of_sale', 'Invoice or bill of sale', {
    titles: [
      'bill of sale',
      'equipment invoice',
      'purchase invoice',
      'vendor invoice',
      'invoice and bill of sale',
      'dealer invoice',
      'equipment quote and invoice',
      'sales invoice',
      'buyer’s order',
      'vehicle buyer’s order',
    ],
    headWords: ['bill of sale'],
    anchors: [
      ...first(2, 'sells transfers and conveys to', 'commercial invoice', 'ship to'),
      ...any(1, 'unit price', 'serial number', 'sales tax', 'freight'),
    ],
    length: 'single',
  }),
] as const;
