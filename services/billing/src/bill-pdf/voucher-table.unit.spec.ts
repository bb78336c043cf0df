import type { BillResponse } from '@tokri/contracts/api';
import { voucherTable } from './voucher-table.ts';

const advance = {
  PaymentId: 7,
  Receipt: 'RC/26-27/0000001',
  Way: 'upi',
  Reference: 'UTR 4711',
  ReceivedOn: '2026-11-30',
} as const;
const toText = (Kind: BillResponse['Kind'], Payable = 200): string =>
  JSON.stringify(voucherTable({ Kind, Totals: { Payable } as BillResponse['Totals'] }, advance));

describe('contents of a voucher', () => {
  it('are the advance without tax, and how it was paid', () => {
    for (const part of [
      'Advance for goods to be supplied',
      '₹200.00',
      '"0 %"',
      'Received by UPI on 30',
      'reference UTR 4711',
      'receipt RC/26-27/0000001',
      '66/2017',
    ])
      expect(toText('ReceiptVoucher')).toContain(part);
  });
  it('say of a refund that no goods were supplied', () => {
    expect(toText('RefundVoucher')).toContain('given back because they were not supplied');
  });
});
