/** A made-up record in the shape that the starter profile reads. */
export const exampleRecord = JSON.stringify(
  {
    loan: {
      number: 'SAMPLE-1001',
      amount: '250000.00',
      rate: '6.750',
      rateType: 'fixed',
      termMonths: 360,
      paymentFrequency: 'monthly',
      firstPaymentDate: '2026-12-01',
      maturityDate: '2056-11-01',
      purpose: 'Purchase of a home',
    },
    borrowers: [{ name: 'Marta Ellison', address: '418 Alder Street, Salem, OR 97301' }],
    collateral: { address: '418 Alder Street, Salem, OR 97301' },
    approval: { number: 'A-2026-0417', date: '2026-10-12', approvedBy: 'Credit Committee', officer: 'Dana Whitlock' },
  },
  null,
  2,
);
