import type { WireToWrite } from '../wire-to-write.ts';

/** A wire with every field, as a bank would send it. */
export const fullWire: WireToWrite = {
  id: '019a8d3e-4b2c-7d10-8f3a-1c2d3e4f5a6b',
  number: 1_000_042,
  loanRef: 'L-2026-0042',
  amount: '248731.15',
  currency: 'USD',
  approvedAt: new Date('2026-11-17T02:30:15.123Z'),
  fedwireSourceId: null,
  fedwireService: 'PROD',
  fields: {
    beneficiary_name: 'Ridge Title & Escrow, Inc. "Trust" <A>',
    beneficiary_account: '000123456789',
    beneficiary_bank_name: "Farmers' & Merchants Bank",
    beneficiary_bank_aba: '021000021',
    beneficiary_address: '91 Elm Court, Suite 200, Bend, OR 97701',
    originator_name: 'First Example Bank',
    originator_account: '8800112233',
    originator_bank_aba: '011000015',
    originator_address: '1 Main Street, Portland, OR 97201',
    intermediary_bank_aba: '026009593',
    further_credit_name: 'Mary Ann Okafor',
    further_credit_account: '55-667788',
    reference: 'Escrow 2026-118 / Okafor',
    escrow_file_number: '2026-118',
    value_date: '2026-11-18',
  },
};
