import { formatDate } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import type { BillResponse } from '@tokri/contracts/api';
import type { PdfContent } from '@tokri/service-kit/pdf';
import { hangingParagraph } from '@tokri/service-kit/pdf-worker';
import { taxNumberLabel } from './document-parts.ts';

const titles: Readonly<Record<BillResponse['Kind'], string>> = {
  OrderConfirmation: 'Order confirmation',
  TaxInvoice: 'Tax invoice',
  BillOfSupply: 'Bill of supply',
  InvoiceCumBillOfSupply: 'Invoice-cum-bill of supply',
  CreditNote: 'Credit note',
  ReceiptVoucher: 'Receipt voucher',
  RefundVoucher: 'Refund voucher',
  DebitNote: 'Debit note',
};
export const titleOf = ({ Kind }: Pick<BillResponse, 'Kind'>): string =>
  Kind === 'TaxInvoice' && isUnitedKingdom() ? 'VAT invoice' : titles[Kind];

const fields = (texts: readonly string[]): PdfContent => ({
  stack: texts.map((text) => hangingParagraph(text)),
});
const stateFields = (state: BillResponse['Supplier']['State']): readonly string[] =>
  state ? [`State ${state.Code} ${state.Name}`] : [];
const addressFields = ({
  Name,
  Address,
  Pincode,
  State,
}: NonNullable<BillResponse['DeliverTo']>): readonly string[] => [
  Name,
  Address,
  Pincode,
  ...stateFields(State),
];

const documentFields = (bill: BillResponse): readonly string[] => [
  `${bill.Consolidation === 'part' ? 'Part of consolidated bill' : 'Number'} ${bill.Number}`,
  `Date ${formatDate(bill.Date)}`,
  ...(bill.TransactionNumber ? [`Order ${bill.TransactionNumber}`] : []),
  ...(bill.Against ? [`Against ${bill.Against.Number} of ${formatDate(bill.Against.Date)}`] : []),
];
const buyerFields = ({ Buyer }: BillResponse): readonly string[] => [
  'To',
  ...addressFields(Buyer),
  ...(Buyer.GSTIN ? [`${taxNumberLabel()} ${Buyer.GSTIN}`] : []),
];
const supplierFields = ({ Supplier }: BillResponse): readonly string[] => [
  Supplier.Address,
  ...stateFields(Supplier.State),
  `${taxNumberLabel()} ${Supplier.GSTIN}`,
  ...(Supplier.Fssai ? [`FSSAI ${Supplier.Fssai}`] : []),
];
const supplyFields = (bill: BillResponse): readonly string[] =>
  isUnitedKingdom()
    ? []
    : [
        'Place of supply',
        `${bill.PlaceOfSupply.Code} ${bill.PlaceOfSupply.Name}`,
        `Reverse charge: ${bill.ReverseCharge ? 'yes' : 'no'}`,
      ];
const rightAligned = (texts: readonly string[]): PdfContent => ({
  stack: texts,
  alignment: 'right',
});

export const documentHeader = (bill: BillResponse): readonly PdfContent[] => [
  {
    columns: [
      { text: bill.Supplier.Name, style: 'name' },
      { text: titleOf(bill), style: 'name', alignment: 'right' },
    ],
  },
  {
    columns: [fields(supplierFields(bill)), rightAligned(documentFields(bill))],
    margin: [0, 4, 0, 12],
  },
  {
    columns: [
      fields(buyerFields(bill)),
      ...(bill.DeliverTo ? [fields(['Delivered to', ...addressFields(bill.DeliverTo)])] : []),
      rightAligned(supplyFields(bill)),
    ],
    columnGap: 12,
    margin: [0, 0, 0, 12],
  },
];
