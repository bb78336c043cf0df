import { billNumber, seriesOf } from './bill-number.ts';
import { billParts, creditNoteFor, type Bill } from './bill.ts';
import { chargedDelivery, exemptLine, saleOf, taxedLine } from '../testing/sales.ts';

const kinds = (parts: ReturnType<typeof billParts>) => parts.map(({ kind }) => kind);
const person = { isRegistered: false };
const firm = { isRegistered: true };

describe('the documents of a sale', () => {
  it.each([
    ['taxable goods', saleOf([taxedLine]), person, ['TaxInvoice']],
    ['taxable goods for a firm', saleOf([taxedLine]), firm, ['TaxInvoice']],
    ['exempt goods without a charge', saleOf([exemptLine]), person, ['BillOfSupply']],
    ['exempt goods with a delivery charge', saleOf([exemptLine], chargedDelivery), person, ['InvoiceCumBillOfSupply']],
    ['both', saleOf([taxedLine, exemptLine]), person, ['InvoiceCumBillOfSupply']],
    ['both for a firm', saleOf([taxedLine, exemptLine]), firm, ['TaxInvoice', 'BillOfSupply']],
  ] as const)('%s, %#', (_what, sale, buyer, expected) => expect(kinds(billParts(sale, buyer))).toEqual(expected));

  it('two of them, together say what the sale says; delivery and round off stand on the tax invoice', () => {
    const sale = saleOf([taxedLine, exemptLine], chargedDelivery);
    const [invoice, supply] = billParts(sale, firm);
    expect((invoice?.sale.totals.payablePaise ?? 0) + (supply?.sale.totals.payablePaise ?? 0)).toBe(sale.totals.payablePaise);
    expect(invoice?.sale.totals).toMatchObject({ deliveryChargePaise: 4000, deliveryTaxPaise: 720, roundOffPaise: sale.totals.roundOffPaise });
    expect(supply?.sale).toMatchObject({ lines: [{ name: 'Onion' }], totals: { deliveryChargePaise: 0, deliveryTaxPaise: 0, roundOffPaise: 0, payablePaise: exemptLine.totalPaise } });
  });

  it('a credit note, names the bill and keeps its sums', () => {
    const bill: Bill = { billId: 5, orderId: 42, userId: 7, partyId: 0, transactionNumber: 'T', kind: 'TaxInvoice', date: '2026-11-21', buyer: { name: 'N', address: 'A', pincode: '560034', gstin: '' }, ...saleOf([taxedLine]), against: null, deliverTo: null, account: null, number: 'TI/26-27/0000001' };
    expect(creditNoteFor(bill, { billId: 6, date: '2026-11-22' })).toMatchObject({ billId: 6, kind: 'CreditNote', date: '2026-11-22', against: { billId: 5, number: 'TI/26-27/0000001' }, totals: bill.totals });
  });
});

describe('the number of a bill', () => {
  it.each([['2026-03-31', 'TI/25-26'], ['2026-04-01', 'TI/26-27']])('dated %s, is of the series %s', (date, series) => expect(seriesOf({ kind: 'TaxInvoice', date })).toBe(series));
  it('has at most 16 characters', () => expect(billNumber('TI/26-27', 42)).toBe('TI/26-27/0000042'));
  it('beyond 16 characters, is refused', () => expect(() => billNumber('TI/26-27', 100_000_000)).toThrow(RangeError));
  it('of an order confirmation, there is none', () => expect(() => seriesOf({ kind: 'OrderConfirmation', date: '2026-04-01' })).toThrow(RangeError));
});
