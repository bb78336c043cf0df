import type { BillResponse } from '@tokri/contracts/api';
import { buildOrder as buildOrderResponse } from '@tokri/contracts/testing';

const state = { Code: '29', Name: 'Karnataka' };

export const buildBillLine = (
  changes: Partial<BillResponse['Lines'][number]> = {},
): BillResponse['Lines'][number] => ({
  Name: 'Onion',
  HSN: '0703',
  Quantity: 2,
  Unit: '1 kg',
  Rate: 42,
  Discount: 0,
  Taxable: 84,
  TaxPercent: 5,
  Cgst: 2.1,
  Sgst: 2.1,
  Igst: 0,
  Total: 88.2,
  ...changes,
});

export const buildBill = (changes: Partial<BillResponse> = {}): BillResponse => ({
  Id: 31,
  Number: 'TI/26-27/0000031',
  Kind: 'TaxInvoice',
  Date: '2026-11-22',
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  SupplyType: 'Outward-Supply',
  TransactionType: 'Regular',
  Supplier: {
    Name: 'Tokri Fresh Foods',
    Address: 'Yeshwanthpur, Bengaluru',
    GSTIN: '29AABCT1234F1ZM',
    State: state,
    Fssai: '11226999000101',
  },
  Buyer: { Name: 'Asha', Address: '12, 4th Cross', Pincode: '560034', GSTIN: '', State: state },
  DeliverTo: null,
  PlaceOfSupply: state,
  ReverseCharge: false,
  Lines: [buildBillLine()],
  TaxSummary: [],
  Totals: buildOrderResponse({ PDate: '2026-11-22' }).Totals,
  AmountInWords: '',
  AmountInWordsHindi: '',
  Against: null,
  Advance: null,
  Reason: '',
  PartyId: 0,
  Consolidation: null,
  EInvoice: null,
  Due: 0,
  Payments: [],
  ToRefund: 0,
  Upi: null,
  PdfUrl: '/bills/31.pdf?until=1&signature=2',
  ...changes,
});

/** Of one onion of `buildBill()`. */
export const buildCreditNote = (changes: Partial<BillResponse> = {}): BillResponse => {
  const { Id, Number: number, Date: date, Totals } = buildBill();
  return buildBill({
    Id: 40,
    Number: 'CN/26-27/0000004',
    Kind: 'CreditNote',
    Date: '2026-11-25',
    Lines: [buildBillLine({ Quantity: 1, Total: 44.1 })],
    Totals: { ...Totals, Payable: 44.1 },
    Against: { Id, Number: number, Date: date },
    Reason: 'Bruised',
    PdfUrl: '/bills/40.pdf?until=1&signature=2',
    ...changes,
  });
};

/** Of the value of the onions of `buildBill()`. */
export const buildDebitNote = (changes: Partial<BillResponse> = {}): BillResponse =>
  buildCreditNote({
    Id: 50,
    Number: 'DN/26-27/0000001',
    Kind: 'DebitNote',
    Lines: [buildBillLine({ Quantity: 0, Rate: 0, Taxable: 10, Total: 11.8 })],
    Totals: { ...buildBill().Totals, Payable: 11.8 },
    Reason: 'Another pack',
    PdfUrl: '/bills/50.pdf?until=1&signature=2',
    ...changes,
  });
