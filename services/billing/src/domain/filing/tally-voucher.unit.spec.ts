import {
  buildBill,
  buildDebitNote,
  buildNote,
  supplierGstin,
  type BuildBill,
} from '../../testing/filing.ts';
import { appendPosting, startOfLedger } from '../ledger/ledger-entry.ts';
import type { LedgerPosting } from '../ledger/posting.ts';
import { createDailySales } from './daily-sales.ts';
import { toOutwardDocument } from './outward-document.ts';
import { toDocumentVoucher, toMoneyVoucher, type Voucher } from './tally-voucher.ts';

const exempt = { hsn: '0703', unitName: '1 kg', taxablePaise: 8400, taxBasisPoints: 0 };
const soap = { taxablePaise: 8390, taxBasisPoints: 1800 };
const toDocument = (fields: BuildBill = {}, build = buildBill) =>
  toOutwardDocument(build({ partyId: 5, ...fields }), supplierGstin);
const sumOf = ({ entries }: Voucher) =>
  entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

describe('voucher of a document', () => {
  it('debits the customer and credits sales by rate, taxes and round-off', () => {
    const voucher = toDocumentVoucher(toDocument({ lines: [exempt, soap] }), 'Annapurna');
    expect(voucher).toMatchObject({ type: 'Sales', number: 'TI/26-27/0000001' });
    expect(voucher.entries).toEqual([
      { ledger: 'Annapurna (5)', amountPaise: 18_300 },
      { ledger: 'Sales 18%', amountPaise: -8390 },
      { ledger: 'Sales exempt', amountPaise: -8400 },
      { ledger: 'Output CGST', amountPaise: -755 },
      { ledger: 'Output SGST', amountPaise: -755 },
    ]);
  });
  it('turns a credit note round', () => {
    const voucher = toDocumentVoucher(toDocument({ placeOfSupply: '33' }, buildNote), 'Annapurna');
    expect(voucher.type).toBe('Credit Note');
    expect(voucher.entries).toContainEqual({ ledger: 'Output IGST', amountPaise: 1510 });
  });
  it('adds a debit note to sales, as a voucher of its own kind', () => {
    const voucher = toDocumentVoucher(toDocument({}, buildDebitNote), 'Annapurna');
    expect(voucher.type).toBe('Debit Note');
    expect(voucher.entries).toContainEqual({ ledger: 'Sales 18%', amountPaise: -8390 });
  });
  it.each([
    ['in the same State', toDocument({ lines: [exempt, soap], deliveryPaise: 4999 })],
    ['to another State', toDocument({ lines: [exempt, soap], placeOfSupply: '33' })],
    ['of a credit note', toDocument({ lines: [soap], deliveryPaise: 4999 }, buildNote)],
  ])('balances %s', (_what, document) => {
    expect(sumOf(toDocumentVoucher(document, 'Annapurna'))).toBe(0);
  });
});

describe('daily sales', () => {
  it('are one balanced voucher for each day and kind of document', () => {
    const daily = createDailySales();
    daily.add(toDocument({ number: 'TI/26-27/0000002', lines: [soap] }));
    daily.add(toDocument({ number: 'TI/26-27/0000001', lines: [soap, exempt] }));
    daily.add(toDocument({ date: '2026-11-22' }, buildNote));
    const vouchers = daily.list();
    expect(vouchers).toMatchObject([
      {
        type: 'Sales',
        number: 'TI/2026-11-21',
        narration: '2 documents, TI/26-27/0000001 to TI/26-27/0000002',
      },
      { type: 'Credit Note', number: 'CN/2026-11-22' },
    ]);
    expect(vouchers[0]?.entries).toContainEqual({ ledger: 'Sales 18%', amountPaise: -16_780 });
    expect(vouchers.map(sumOf)).toEqual([0, 0]);
  });
});

describe('daily sales of a consolidated bill', () => {
  it('count its number once and add up its parts', () => {
    const daily = createDailySales();
    const part = { lines: [soap], consolidation: 'part' } as const;
    daily.add(toDocument(part));
    daily.add(toDocument({ number: 'TI/26-27/0000002', lines: [soap] }));
    daily.add(toDocument(part));
    const [voucher] = daily.list();
    expect(voucher?.narration).toBe('2 documents, TI/26-27/0000001 to TI/26-27/0000002');
    expect(voucher?.entries).toContainEqual({ ledger: 'Sales 18%', amountPaise: -25_170 });
  });
});

describe('voucher of money', () => {
  const fields = {
    source: 'payment:online:42',
    documentDate: '2026-11-21',
    reference: 'T42',
    orderId: 42,
    billId: 0,
    amountPaise: 9900,
  };
  const toVoucher = (posting: LedgerPosting) =>
    toMoneyVoucher(appendPosting(5, startOfLedger, posting), 'Annapurna');

  it('is a receipt for a payment', () => {
    expect(toVoucher({ ...fields, type: 'payment', through: 'razorpay' })).toEqual({
      type: 'Receipt',
      number: 'payment:online:42',
      date: '2026-11-21',
      narration: 'T42',
      entries: [
        { ledger: 'Annapurna (5)', amountPaise: -9900 },
        { ledger: 'Razorpay', amountPaise: 9900 },
      ],
    });
  });
  it('is a payment for a receipt that is taken back, such as a bounced cheque', () => {
    const voucher = toVoucher({ ...fields, type: 'payment', through: 'bank', amountPaise: -9900 });
    expect(voucher).toMatchObject({
      type: 'Payment',
      entries: [
        { ledger: 'Annapurna (5)', amountPaise: 9900 },
        { ledger: 'Bank', amountPaise: -9900 },
      ],
    });
  });
  it('is none for what was paid of an imported bill, which is in the books already', () =>
    expect(toVoucher({ ...fields, type: 'payment', through: 'former-books' })).toBeNull());
  it('is a payment for a refund and a journal entry for an adjustment', () => {
    expect(toVoucher({ ...fields, type: 'refund', through: 'cash' })?.type).toBe('Payment');
    const adjustment = { cause: 'staff', reason: 'Broken', by: 1 } as const;
    expect(toVoucher({ ...fields, ...adjustment, type: 'adjustment' })?.type).toBe('Journal');
  });
});
