import type { BillResponse } from '@tokri/contracts/api';
import { upiCode } from './upi-code.ts';

const toText = (bill: Pick<BillResponse, 'Upi' | 'Due' | 'Number'>): string =>
  JSON.stringify(upiCode(bill as BillResponse));
const Upi = { Id: 'tokri@bank', Name: 'Tokri', Link: 'upi://pay?pa=tokri@bank' };

describe('UPI code of a bill', () => {
  it('says in words what it pays, for which bill and to whom', () => {
    const text = toText({ Upi, Due: 510, Number: 'TI/26-27/0000042' });
    for (const part of [
      Upi.Link,
      'UPI ID tokri@bank',
      'Payee Tokri',
      '₹510.00',
      'TI/26-27/0000042',
    ])
      expect(text).toContain(part);
  });
  it('is left out of a bill without one', () => {
    expect(toText({ Upi: null, Due: 0, Number: 'TI/26-27/0000042' })).toBe('[]');
  });
});
