import type { PrintedReceipt } from '../application/ports/printed-documents.ts';
import { toReceiptDocument } from './receipt-document.ts';

const receipt: PrintedReceipt = {
  supplier: { name: 'Tokri', address: 'Bengaluru', gstin: '29AABCT1234F1ZM' },
  party: { name: 'Annapurna Caterers', address: 'Sarjapur', gstin: '29AAKFA4321L1ZB' },
  number: 'RC/26-27/0000001',
  receivedOn: '2026-11-30',
  way: 'cheque',
  reference: '000123',
  amount: 123_456.5,
  amountInWords: 'One lakh twenty-three thousand rupees',
  bills: [{ number: 'TI/26-27/0000007', amount: 123_000 }],
  onAccount: 456.5,
  returned: 0,
  isReversed: false,
};
const text = (changes: Partial<PrintedReceipt> = {}): string =>
  JSON.stringify(toReceiptDocument({ ...receipt, ...changes }).content);

describe('receipt of a payment on account', () => {
  it('shows both businesses, the payment, the bills that it paid and what waits', () => {
    for (const part of [
      'Receipt RC/26-27/0000001',
      'Annapurna Caterers',
      'GSTIN 29AAKFA4321L1ZB',
      'by cheque on 30',
      'reference 000123',
      'One lakh twenty-three thousand rupees',
      'TI/26-27/0000007',
      'On account',
    ])
      expect(text()).toContain(part);
    expect(text({ onAccount: 0 })).not.toContain('On account');
    expect(text()).not.toContain('Returned to the payer');
    expect(text({ returned: 200 })).toContain('Returned to the payer');
  });
  it('of a reversed payment says that it is void and pays no bill', () => {
    expect(text({ isReversed: true })).toContain('The receipt is void.');
    expect(text({ isReversed: true })).not.toContain('TI/26-27/0000007');
  });
});
