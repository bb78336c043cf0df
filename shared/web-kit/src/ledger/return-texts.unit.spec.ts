import { listReturns } from './return-texts.ts';

const refund = {
  Kind: 'refund',
  State: 'processed',
  Amount: 200,
  Date: '2026-11-30',
  Reference: 'rfnd_1',
} as const;

describe('listReturns', () => {
  it('says who gave back how much, and under which number', () =>
    expect(
      listReturns({
        Returns: [
          refund,
          { ...refund, State: 'pending', Reference: 'rfnd_2' },
          { ...refund, Kind: 'chargeback', Reference: 'disp_1' },
        ],
      }),
    ).toEqual([
      '₹200.00 refunded by the payment provider, Mon 30 Nov 2026 (rfnd_1)',
      '₹200.00 is being refunded by the payment provider (rfnd_2)',
      '₹200.00 taken back by the bank after a dispute, Mon 30 Nov 2026 (disp_1)',
    ]));
  it('says nothing of a payment that the shop has in full', () =>
    expect(listReturns({ Returns: [] })).toEqual([]));
});
