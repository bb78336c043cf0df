import { rupeeText, toPaise, writtenDate } from '@tokri/contracts';
import type { BillAnswer } from '@tokri/contracts/http';

/** Part of a document as pdfmake reads it. */
export type Part = Readonly<Record<string, unknown>> | string;

const titles: Readonly<Record<BillAnswer['Kind'], string>> = {
  OrderConfirmation: 'Order confirmation',
  TaxInvoice: 'Tax invoice',
  BillOfSupply: 'Bill of supply',
  InvoiceCumBillOfSupply: 'Invoice-cum-bill of supply',
  CreditNote: 'Credit note',
};
const money = (rupees: number): string => rupeeText(toPaise(rupees), 'always');
const right = (text: string): Part => ({ text, alignment: 'right', noWrap: true });
/** A head stands over its column as the figures do. */
const head = (text: string): Part => ({ text, style: 'head' });
const figureHead = (text: string): Part => ({ text, style: 'head', alignment: 'right' });
const isAcrossStates = ({ Totals, TaxSummary }: BillAnswer): boolean =>
  Totals.Igst > 0 || TaxSummary.some(({ Igst }) => Igst > 0);

const againstLines = ({ Against }: BillAnswer): readonly string[] =>
  Against ? [`Against ${Against.Number} of ${writtenDate(Against.Date)}`] : [];
const placeLines = ({
  Name,
  Address,
  Pincode,
}: NonNullable<BillAnswer['DeliverTo']>): readonly string[] => [Name, Address, Pincode];

const heading = (bill: BillAnswer): readonly Part[] => [
  {
    columns: [
      { text: bill.Supplier.Name, style: 'name' },
      { text: titles[bill.Kind], style: 'name', alignment: 'right' },
    ],
  },
  {
    columns: [
      {
        text: `${bill.Supplier.Address}\nGSTIN ${bill.Supplier.GSTIN}\nFSSAI ${bill.Supplier.Fssai}`,
      },
      {
        alignment: 'right',
        text: [
          `Number ${bill.Number}`,
          `Date ${writtenDate(bill.Date)}`,
          ...(bill.TransactionNumber ? [`Order ${bill.TransactionNumber}`] : []),
          ...againstLines(bill),
        ].join('\n'),
      },
    ],
    margin: [0, 4, 0, 12],
  },
  {
    columns: [
      {
        text: [
          'To',
          ...placeLines(bill.Buyer),
          ...(bill.Buyer.GSTIN ? [`GSTIN ${bill.Buyer.GSTIN}`] : []),
        ].join('\n'),
      },
      ...(bill.DeliverTo
        ? [{ text: ['Delivered to', ...placeLines(bill.DeliverTo)].join('\n') }]
        : []),
      {
        alignment: 'right',
        text: `Place of supply\n${bill.PlaceOfSupply.Code} ${bill.PlaceOfSupply.Name}\nReverse charge: no`,
      },
    ],
    columnGap: 12,
    margin: [0, 0, 0, 12],
  },
];

const table = (widths: readonly (string | number)[], rows: readonly (readonly Part[])[]): Part => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: rows },
  layout: 'lightHorizontalLines',
  margin: [0, 0, 0, 12],
});

const linesOf = (bill: BillAnswer): Part =>
  table(
    ['*', 40, 26, 46, 46, 50, 32, 50],
    [
      [
        ...['Goods', 'HSN'].map(head),
        ...['Qty', 'Rate', 'Discount', 'Taxable', 'Tax', 'Total'].map(figureHead),
      ],
      ...bill.Lines.map((line) => [
        `${line.Name}, ${line.Unit}`,
        line.HSN,
        right(String(line.Quantity)),
        right(money(line.Rate)),
        right(money(line.Discount)),
        right(money(line.Taxable)),
        right(`${line.TaxPercent} %`),
        right(money(line.Total)),
      ]),
    ],
  );

const taxesOf = (bill: BillAnswer): Part => {
  const columns = isAcrossStates(bill) ? ['IGST'] : ['CGST', 'SGST'];
  return table(
    [60, 50, '*', ...columns.map(() => '*')],
    [
      [...['HSN', 'Rate'].map(head), ...['Taxable', ...columns].map(figureHead)],
      ...bill.TaxSummary.map((row) => [
        row.HSN,
        `${row.TaxPercent} %`,
        right(money(row.Taxable)),
        ...(isAcrossStates(bill) ? [row.Igst] : [row.Cgst, row.Sgst]).map((sum) =>
          right(money(sum)),
        ),
      ]),
    ],
  );
};

const sumsOf = ({ Totals }: BillAnswer): Part => {
  const tax = Totals.Cgst + Totals.Sgst + Totals.Igst;
  const rows: readonly (readonly [string, number])[] = [
    ['Taxable value', Totals.Taxable],
    ['Tax on goods', Math.round(tax * 100) / 100],
    ['Delivery', Totals.DeliveryCharge],
    ['Slot fee', Totals.SlotFee],
    ['Tax on delivery', Totals.DeliveryTax],
    ['Round off', Totals.RoundOff],
  ];
  const shown = rows.filter(([label, sum]) => sum !== 0 || label === 'Taxable value');
  return {
    layout: 'noBorders',
    table: {
      widths: ['*', 110, 80],
      body: [
        ...shown.map(([label, sum]) => ['', label, right(money(sum))]),
        [
          '',
          { text: 'Total', style: 'total' },
          { ...(right(money(Totals.Payable)) as object), style: 'total' },
        ],
      ],
    },
  };
};

/** A bill as a document for pdfmake; every word and sum is the answer's own (shapes.md, Bills). */
export const paperOf = (bill: BillAnswer) => ({
  info: { title: `${titles[bill.Kind]} ${bill.Number}`, author: bill.Supplier.Name },
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 50] as const,
  defaultStyle: { font: 'Paper', fontSize: 9 },
  styles: {
    name: { fontSize: 14 },
    head: { color: '#555555', fontSize: 8 },
    total: { fontSize: 12 },
  },
  content: [
    ...heading(bill),
    linesOf(bill),
    taxesOf(bill),
    sumsOf(bill),
    { text: bill.AmountInWords, margin: [0, 12, 0, 0] },
    {
      text: 'Prices are before tax. This document is made by a computer and needs no signature by hand.',
      color: '#555555',
      margin: [0, 12, 0, 0],
    },
  ] as readonly Part[],
  footer: (page: number, pages: number) => ({
    text: `${bill.Number}   ${page} / ${pages}`,
    alignment: 'center',
    fontSize: 8,
    margin: [0, 16, 0, 0],
  }),
});
