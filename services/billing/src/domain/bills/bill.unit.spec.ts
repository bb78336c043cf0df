import { toBillAddresses, splitIntoBills, toCreditNote, type Bill } from './bill.ts';
import { chargedDelivery, exemptLine, buildSale, taxedLine } from '../../testing/sales.ts';

const kinds = (parts: ReturnType<typeof splitIntoBills>) => parts.map(({ kind }) => kind);
const person = { isRegistered: false };
const firm = { isRegistered: true };
const party = {
  name: 'Annapurna Caterers',
  address: '18 Sarjapur Main Road',
  pincode: '560034',
  gstin: '29AAKFA4321L1ZB',
};

describe('splitIntoBills', () => {
  it.each([
    ['taxable goods', buildSale([taxedLine]), person, ['TaxInvoice']],
    ['taxable goods for a firm', buildSale([taxedLine]), firm, ['TaxInvoice']],
    ['exempt goods without a charge', buildSale([exemptLine]), person, ['BillOfSupply']],
    [
      'exempt goods with a delivery charge',
      buildSale([exemptLine], chargedDelivery),
      person,
      ['InvoiceCumBillOfSupply'],
    ],
    [
      'taxable and exempt goods',
      buildSale([taxedLine, exemptLine]),
      person,
      ['InvoiceCumBillOfSupply'],
    ],
    [
      'taxable and exempt goods for a firm',
      buildSale([taxedLine, exemptLine]),
      firm,
      ['TaxInvoice', 'BillOfSupply'],
    ],
  ] as const)('issues the bills for %s (case %#)', (_what, sale, buyer, expected) =>
    expect(kinds(splitIntoBills(sale, buyer))).toEqual(expected),
  );

  it('splits amounts without loss and puts delivery and round-off on the tax invoice', () => {
    const sale = buildSale([taxedLine, exemptLine], chargedDelivery);
    const [invoice, supply] = splitIntoBills(sale, firm);
    expect((invoice?.sale.totals.payablePaise ?? 0) + (supply?.sale.totals.payablePaise ?? 0)).toBe(
      sale.totals.payablePaise,
    );
    expect(invoice?.sale.totals).toMatchObject({
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 720,
      roundOffPaise: sale.totals.roundOffPaise,
    });
    expect(supply?.sale).toMatchObject({
      lines: [{ name: 'Onion' }],
      totals: {
        deliveryChargePaise: 0,
        deliveryTaxPaise: 0,
        roundOffPaise: 0,
        payablePaise: exemptLine.totalPaise,
      },
    });
  });
});

describe('toCreditNote', () => {
  const bill: Bill = {
    billId: 5,
    orderId: 42,
    userId: 7,
    partyId: 1,
    transactionNumber: 'T',
    kind: 'TaxInvoice',
    date: '2026-11-21',
    ...toBillAddresses({ name: 'N', address: 'A', pincode: '560034' }, party),
    ...buildSale([taxedLine], chargedDelivery),
    against: null,
    account: null,
    number: 'TI/26-27/0000001',
  };
  const note = toCreditNote(bill, {
    billId: 6,
    date: '2027-04-02',
    sale: { ...bill, taxSummary: [...bill.taxSummary] },
  });
  it('has its own date and references the bill', () =>
    expect(note).toMatchObject({
      billId: 6,
      kind: 'CreditNote',
      date: '2027-04-02',
      against: { billId: 5, number: 'TI/26-27/0000001', date: '2026-11-21' },
    }));
  it('credits the whole bill with positive amounts for the same buyer', () => {
    const { lines, totals, taxSummary, buyer, placeOfSupply } = bill;
    expect(note).toMatchObject({ lines, totals, taxSummary, buyer, placeOfSupply });
    expect(note.totals.payablePaise).toBeGreaterThan(0);
  });
  it('is not charged to the account of the party', () =>
    expect(
      toCreditNote(
        { ...bill, account: { dueDate: '2026-12-21', paidPaise: 100 } },
        { billId: 6, date: '2027-04-02', sale: { ...bill, taxSummary: [...bill.taxSummary] } },
      ).account,
    ).toBeNull());
  it('has no code for payment', () =>
    expect(
      toCreditNote(
        { ...bill, upiPayee: { id: 'tokri@bank', name: 'Tokri' } },
        { billId: 6, date: '2027-04-02', sale: { ...bill, taxSummary: [...bill.taxSummary] } },
      ),
    ).not.toHaveProperty('upiPayee'));
  it('does not repeat why a debit note raised its bill', () =>
    expect(
      toCreditNote(
        { ...bill, kind: 'DebitNote', reason: '18 % not charged' },
        { billId: 6, date: '2027-04-02', sale: { ...bill, taxSummary: [...bill.taxSummary] } },
      ),
    ).not.toHaveProperty('reason'));
  it('has no number yet', () => expect(note).not.toHaveProperty('number'));
});

describe('toBillAddresses', () => {
  const place = { name: 'Meera', address: '1 Main Road', pincode: '560034' };
  it('bills a person at the delivery address without a GSTIN', () =>
    expect(toBillAddresses(place, null)).toEqual({
      buyer: { ...place, gstin: '' },
      deliverTo: null,
    }));
  it('bills a party and names a different delivery address', () =>
    expect(toBillAddresses(place, party)).toEqual({ buyer: party, deliverTo: place }));
  it("omits the delivery address when it is the party's own", () =>
    expect(
      toBillAddresses({ name: 'Cook', address: party.address, pincode: party.pincode }, party),
    ).toEqual({ buyer: party, deliverTo: null }));
});
