import { toRupees } from '@tokri/contracts/money';
import { err, ok, type Result } from '@tokri/contracts/result';
import { stateCodeFromGstin, stateName } from '@tokri/contracts/tax';
import type { Bill, Seller } from '../../domain/bills/bill.ts';
import { eInvoiceDocumentType } from '../../domain/e-invoices/e-invoice-rules.ts';
import { listServices, toUnitQuantity } from '../../domain/filing/hsn-table.ts';
import { toOutwardDocument, type TaxAmounts } from '../../domain/filing/outward-document.ts';

/** What the schema requires and the document does not have. */
export type MissingPart =
  'document-type' | 'seller-pincode' | 'seller-address' | 'buyer-pincode' | 'buyer-address';

const limits = { name: 100, address: 100, location: 50, product: 300 } as const;
const minAddressLength = 3;
const pincode = /(?<!\d)[1-9]\d{5}(?!\d)/;

const toPortalDate = (date: string): string => date.split('-').reverse().join('/');
const toPercent = (taxBasisPoints: number): number => taxBasisPoints / 100;

interface Party {
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string;
}

const toPartyFields = (
  { name, address, pincode: pin, gstin }: Party,
  missing: { readonly pincode: MissingPart; readonly address: MissingPart },
): Result<Readonly<Record<string, unknown>>, MissingPart> => {
  if (!pincode.test(pin)) return err(missing.pincode);
  const state = stateCodeFromGstin(gstin);
  const parts = address
    .replace(pincode, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.length >= minAddressLength && part !== stateName(state));
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return err(missing.address);
  const street = parts.length > 1 ? parts.slice(0, -1).join(', ') : first;
  const rest = street.slice(limits.address, 2 * limits.address);
  return ok({
    Gstin: gstin,
    LglNm: name.slice(0, limits.name),
    Addr1: street.slice(0, limits.address),
    ...(rest.length >= minAddressLength ? { Addr2: rest } : {}),
    Loc: last.slice(0, limits.location),
    Pin: Number(pin),
    Stcd: state,
  });
};

const toAmounts = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxAmounts) => ({
  AssAmt: toRupees(taxablePaise),
  CgstAmt: toRupees(cgstPaise),
  SgstAmt: toRupees(sgstPaise),
  IgstAmt: toRupees(igstPaise),
  TotItemVal: toRupees(taxablePaise + cgstPaise + sgstPaise + igstPaise),
});

const toGoods = (line: Bill['lines'][number]) => {
  const { uqc, thousandths } = toUnitQuantity(line.unitName, line.quantity);
  const grossPaise = line.taxablePaise + line.discountPaise;
  const quantity = thousandths / 1000;
  return {
    PrdDesc: `${line.name}, ${line.unitName}`.slice(0, limits.product),
    IsServc: 'N',
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: uqc,
    // A debit note raises values without goods.
    UnitPrice:
      quantity === 0 ? toRupees(grossPaise) : Math.round((grossPaise * 10) / quantity) / 1000,
    TotAmt: toRupees(grossPaise),
    Discount: toRupees(line.discountPaise),
    ...toAmounts(line),
    GstRt: toPercent(line.taxBasisPoints),
  };
};

const toService = (row: ReturnType<typeof listServices>[number]) => ({
  PrdDesc: 'Delivery',
  IsServc: 'Y',
  HsnCd: row.hsn,
  UnitPrice: toRupees(row.taxablePaise),
  TotAmt: toRupees(row.taxablePaise),
  Discount: 0,
  ...toAmounts(row),
  GstRt: toPercent(row.taxBasisPoints),
});

const toItems = (bill: Bill, sellerGstin: string) =>
  [
    ...bill.lines.map(toGoods),
    ...listServices(toOutwardDocument(bill, sellerGstin)).map(toService),
  ].map((item, index) => ({ SlNo: String(index + 1), ...item }));

const toValues = ({ taxSummary, totals }: Bill) => {
  const sum = (amount: keyof TaxAmounts): number =>
    toRupees(taxSummary.reduce((total, row) => total + row[amount], 0));
  return {
    AssVal: sum('taxablePaise'),
    CgstVal: sum('cgstPaise'),
    SgstVal: sum('sgstPaise'),
    IgstVal: sum('igstPaise'),
    RndOffAmt: toRupees(totals.roundOffPaise),
    TotInvVal: toRupees(totals.payablePaise),
  };
};

/** Schema INV-01 version 1.1 of the invoice registration portal: amounts in rupees. */
export const toInv01 = (
  bill: Bill,
  seller: Seller,
): Result<Readonly<Record<string, unknown>>, MissingPart> => {
  const type = eInvoiceDocumentType(bill);
  if (!type) return err('document-type');
  const sellerFields = toPartyFields(
    { ...seller, pincode: pincode.exec(seller.address)?.[0] ?? '' },
    { pincode: 'seller-pincode', address: 'seller-address' },
  );
  if (!sellerFields.ok) return sellerFields;
  const buyerFields = toPartyFields(bill.buyer, {
    pincode: 'buyer-pincode',
    address: 'buyer-address',
  });
  if (!buyerFields.ok) return buyerFields;
  const { placeOfSupply } = toOutwardDocument(bill, seller.gstin);
  return ok({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: type, No: bill.number, Dt: toPortalDate(bill.date) },
    SellerDtls: sellerFields.value,
    BuyerDtls: { ...buyerFields.value, Pos: placeOfSupply },
    ItemList: toItems(bill, seller.gstin),
    ValDtls: toValues(bill),
    ...(bill.against
      ? {
          RefDtls: {
            PrecDocDtls: [{ InvNo: bill.against.number, InvDt: toPortalDate(bill.against.date) }],
          },
        }
      : {}),
  });
};
