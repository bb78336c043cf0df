import { buildBill, buildNote, buyerGstin, supplierGstin } from '../../testing/filing.ts';
import { toInv01 } from './inv01.ts';

const seller = {
  name: 'Tokri Fresh Foods',
  address: 'Yeshwanthpur APMC Yard, Bengaluru 560022, Karnataka',
  gstin: supplierGstin,
  fssai: '',
};
const buyer = {
  name: 'Annapurna Caterers',
  address: '18, Sarjapur Main Road, Bengaluru',
  pincode: '560034',
  gstin: buyerGstin,
};
const bill = buildBill({
  gstin: buyerGstin,
  buyer,
  deliveryPaise: 4000,
  lines: [
    { hsn: '340130', taxablePaise: 8390, taxBasisPoints: 1800 },
    { hsn: '090121', unitName: '250 g', quantity: 3, taxablePaise: 30_001, taxBasisPoints: 500 },
  ],
});
const toDocument = (...input: Parameters<typeof toInv01>) => {
  const result = toInv01(...input);
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

interface Item {
  readonly TotItemVal: number;
}

describe('toInv01', () => {
  it('names the document and both parties with locality, pincode and State', () => {
    expect(toDocument(bill, seller)).toMatchObject({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: 'TI/26-27/0000001', Dt: '21/11/2026' },
      SellerDtls: {
        Gstin: supplierGstin,
        Addr1: 'Yeshwanthpur APMC Yard',
        Loc: 'Bengaluru',
        Pin: 560022,
        Stcd: '29',
      },
      BuyerDtls: {
        Gstin: buyerGstin,
        Addr1: 'Sarjapur Main Road',
        Loc: 'Bengaluru',
        Pin: 560034,
        Stcd: '29',
        Pos: '29',
      },
    });
  });

  it('lists goods in the units of the return and the delivery as a service', () => {
    const { ItemList } = toDocument(bill, seller);
    expect(ItemList).toMatchObject([
      { SlNo: '1', IsServc: 'N', HsnCd: '340130', Qty: 0.5, Unit: 'LTR', UnitPrice: 167.8 },
      { SlNo: '2', HsnCd: '090121', Qty: 0.75, Unit: 'KGS', TotAmt: 300.01, GstRt: 5 },
      { SlNo: '3', IsServc: 'Y', HsnCd: '9965', AssAmt: 40, CgstAmt: 3.6, SgstAmt: 3.6 },
    ]);
  });

  it('adds up to the amount of the bill', () => {
    const { ItemList, ValDtls } = toDocument(bill, seller);
    const itemsPaise = (ItemList as readonly Item[]).reduce(
      (sum, { TotItemVal }) => sum + Math.round(TotItemVal * 100),
      0,
    );
    expect(itemsPaise + bill.totals.roundOffPaise).toBe(bill.totals.payablePaise);
    expect(ValDtls).toMatchObject({ TotInvVal: bill.totals.payablePaise / 100 });
  });

  it.each([
    ['a value', 50_000, 500],
    ['tax alone', 0, 0],
  ])('states %s of a debit note, which delivers no goods, as the price', (_what, paise, price) => {
    const [line] = bill.lines;
    if (!line) throw new Error('the bill has no lines');
    const raised = { ...line, quantity: 0, taxablePaise: paise, discountPaise: 0 };
    const { ItemList } = toDocument({ ...bill, lines: [raised] }, seller);
    expect((ItemList as readonly object[])[0]).toMatchObject({
      Qty: 0,
      UnitPrice: price,
      TotAmt: price,
    });
  });

  it('names the invoice of a credit note', () => {
    expect(toDocument(buildNote({ gstin: buyerGstin, buyer }), seller)).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'TI/26-27/0000001', InvDt: '21/11/2026' }] },
    });
  });

  it.each([
    ['a seller without a pincode', bill, { ...seller, address: 'Bengaluru' }, 'seller-pincode'],
    ['a seller without an address', bill, { ...seller, address: '560022' }, 'seller-address'],
    [
      'a buyer without a pincode',
      { ...bill, buyer: { ...buyer, pincode: '' } },
      seller,
      'buyer-pincode',
    ],
    ['a bill of supply', { ...bill, kind: 'BillOfSupply' as const }, seller, 'document-type'],
  ])('refuses %s', (_what, document, from, code) => {
    expect(toInv01(document, from)).toEqual({ ok: false, code });
  });
});
