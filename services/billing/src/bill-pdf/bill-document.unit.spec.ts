import { setShopMarket } from '@tokri/contracts/market';
import type { EInvoice } from '../domain/e-invoices/e-invoice.ts';
import { buildEInvoice, buildRegistration } from '../testing/e-invoices.ts';
import { toBillAddresses, toCreditNote, type Bill } from '../domain/bills/bill.ts';
import { toBillResponse } from '../http/bills/bill-response.ts';
import { chargedDelivery, exemptLine, buildSale, taxedLine } from '../testing/sales.ts';
import { toPdfDocument } from './bill-document.ts';

const place = { name: 'Cook', address: '1 Main Road', pincode: '560001' };
const party = {
  name: 'Annapurna Caterers',
  address: '18 Sarjapur Main Road',
  pincode: '560034',
  gstin: '29AAKFA4321L1ZB',
};
const bill: Bill = {
  billId: 5,
  orderId: 42,
  userId: 7,
  partyId: 1,
  transactionNumber: 'T2611-00042',
  kind: 'TaxInvoice',
  date: '2026-11-22',
  ...toBillAddresses(place, party),
  ...buildSale([taxedLine, exemptLine], chargedDelivery),
  against: null,
  account: null,
  number: 'TI/26-27/0000001',
};
const toDocument = (bill: Bill, duePaise = 0, eInvoice: EInvoice | null = null) =>
  toPdfDocument(
    toBillResponse(bill, {
      seller: {
        name: 'Tokri',
        address: 'Bengaluru',
        gstin: '29AABCT1234F1ZM',
        fssai: '11226999000101',
      },
      eInvoice,
      duePaise,
      pdfUrl: '',
    }),
  );
const toText = (bill: Bill): string => JSON.stringify(toDocument(bill).content);

type Cell = { readonly text?: string; readonly alignment?: string } | string;
interface Table {
  readonly table: { readonly headerRows?: number; readonly body: readonly (readonly Cell[])[] };
}
const tables = (bill: Bill): readonly Table[] =>
  (toDocument(bill).content as unknown as readonly Partial<Table>[]).filter(
    (part): part is Table => part.table?.headerRows === 1,
  );
const getAlignment = (cell: Cell | undefined): string =>
  (typeof cell === 'object' ? cell.alignment : undefined) ?? 'left';

describe('bill as a PDF document', () => {
  it('has no column for HSN codes in a shop of the United Kingdom', () => {
    const columns = () => tables(bill).map(({ table: { body } }) => body[0]?.length);
    expect(toText(bill)).toContain('"HSN"');
    expect(columns()).toEqual([8, 5]);
    setShopMarket(1);
    try {
      for (const indian of ['HSN', 'State', 'signatory'])
        expect(toText(bill)).not.toContain(indian);
      expect(columns()).toEqual([7, 3]);
    } finally {
      setShopMarket(0);
    }
  });

  it('aligns headers with their columns', () => {
    expect(tables(bill)).toHaveLength(2);
    for (const {
      table: { body },
    } of tables(bill))
      for (const row of body.slice(1))
        expect(row.map(getAlignment)).toEqual(body[0]?.map(getAlignment));
  });
  it('formats dates the Indian way', () => {
    expect(toText(bill)).toContain('Date 22 Nov 2026');
    expect(toText(bill)).not.toContain('2026-11-22');
  });
  it('shows the party and the delivery address', () => {
    for (const expectedText of [
      'Annapurna Caterers',
      'GSTIN 29AAKFA4321L1ZB',
      'Delivered to',
      '1 Main Road',
    ])
      expect(toText(bill)).toContain(expectedText);
    expect(toText({ ...bill, deliverTo: null })).not.toContain('Delivered to');
  });
  it('names the State of the supplier, of the buyer and of the delivery, and their codes', () => {
    const states = (text: string) => text.match(/State \d\d [A-Z][a-z]+/g);
    expect(states(toText(bill))).toEqual(Array(3).fill('State 29 Karnataka'));
    const delivered = { ...bill, placeOfSupply: '33' };
    expect(states(toText(delivered))?.slice(-1)).toEqual(['State 33 Tamil']);
    const person = { ...toBillAddresses(place, null), placeOfSupply: '33' };
    expect(states(toText({ ...bill, ...person }))).toEqual([
      'State 29 Karnataka',
      'State 33 Tamil',
    ]);
  });
  it('writes the amount in English and Hindi', () => {
    const { content } = toDocument({ ...bill, totals: { ...bill.totals, payablePaise: 51_000 } });
    expect(JSON.stringify(content)).toContain(
      '"Rupees five hundred ten only","पाँच सौ दस रुपये मात्र"',
    );
  });
  it('has a line for the signature of the supplier, but not before the bill is issued', () => {
    for (const expectedText of ['For Tokri', 'Authorised signatory', 'Reverse charge: no'])
      expect(toText(bill)).toContain(expectedText);
    expect(toText({ ...bill, kind: 'OrderConfirmation' })).not.toContain('Authorised signatory');
  });
  it('shows IRN, acknowledgement and signed QR code of a registered bill', () => {
    const content = (eInvoice: EInvoice) => JSON.stringify(toDocument(bill, 0, eInvoice).content);
    const registered = content(buildEInvoice());
    expect(registered).toContain(`IRN ${'a'.repeat(64)}`);
    expect(registered).toContain('Acknowledgement 112000000000001 of 21 Nov 2026');
    expect(registered).toContain('"qr":"header.payload.signature"');
    expect(
      content(buildEInvoice({ registration: buildRegistration({ signedQr: '' }) })),
    ).not.toContain('"qr"');
    expect(content(buildEInvoice({ registration: null }))).not.toContain('IRN');
  });
  it('shows no order for an imported bill', () => {
    expect(toText({ ...bill, transactionNumber: '' })).not.toContain('Order ');
  });
  it('shows the original document of a credit note', () => {
    const note = {
      ...toCreditNote(bill, {
        billId: 6,
        date: '2026-12-01',
        sale: { ...bill, taxSummary: [...bill.taxSummary] },
      }),
      number: 'CN/26-27/0000001',
    };
    expect(toText(note)).toContain('Against TI/26-27/0000001 of 22 Nov 2026');
    expect(toText(note)).not.toContain('Reason');
    expect(toText({ ...note, reason: 'Bruised' })).toContain('Reason: Bruised');
  });
  it('shows a debit note without quantities and prices of units', () => {
    const note = { ...bill, kind: 'DebitNote' as const, number: 'DN/26-27/0000001' };
    expect(toText(note)).toContain('Debit note');
    const [header, ...rows] = tables(note)[0]?.table.body ?? [];
    expect(header).toHaveLength(5);
    for (const row of rows) expect(row.map(getAlignment)).toEqual(header?.map(getAlignment));
    expect(toText(note)).not.toContain('"Qty"');
  });
  it('says that prices are before tax only on a bill with tax', () => {
    expect(toText(bill)).toContain('Prices are before tax. This is a computer-generated');
    const untaxed: Bill = { ...bill, kind: 'BillOfSupply', ...buildSale([exemptLine]) };
    expect(toText(untaxed)).not.toContain('before tax');
    expect(toText(untaxed)).toContain('This is a computer-generated document');
  });
  it('shows the amount due until the bill is paid', () => {
    expect(JSON.stringify(toDocument(bill, 12_300).content)).toMatch(
      /"Amount due",\{"text":"₹123\.00"/,
    );
    expect(toText(bill)).not.toContain('Amount due');
  });
  it('indents the second line of a field, so that it cannot look like a field', () => {
    const [, supplier, addresses] = toDocument(bill).content as unknown as readonly {
      readonly columns: readonly { readonly stack: readonly object[] }[];
    }[];
    for (const columns of [supplier?.columns.slice(0, 1), addresses?.columns.slice(0, 2)])
      for (const { stack } of columns ?? [])
        for (const field of stack)
          expect(field).toMatchObject({ leadingIndent: -8, margin: [8, 0, 0, 0] });
  });
});
