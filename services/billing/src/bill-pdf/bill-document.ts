import { isUnitedKingdom } from '@tokri/contracts/market';
import type { BillResponse } from '@tokri/contracts/api';
import { needsHsn } from '@tokri/contracts/tax';
import type { PdfContent, PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import {
  hangingParagraph,
  layOutPages,
  mapTexts,
  secondaryColor,
} from '@tokri/service-kit/pdf-worker';
import { documentHeader, titleOf } from './bill-header.ts';
import { eInvoicePart } from './e-invoice-part.ts';
import { maskForeignGstins } from './bill-texts.ts';
import {
  formatAmount,
  headerCell,
  headerStyle,
  numericCell,
  numericHeaderCell,
} from './document-parts.ts';
import { upiCode } from './upi-code.ts';
import { voucherTable } from './voucher-table.ts';

const isInterState = ({ Totals, TaxSummary }: BillResponse): boolean =>
  Totals.Igst > 0 || TaxSummary.some(({ Igst }) => Igst > 0);

const table = (
  widths: readonly (string | number)[],
  rows: readonly (readonly PdfContent[])[],
): PdfContent => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: rows },
  layout: 'lightHorizontalLines',
  margin: [0, 0, 0, 12],
});

/** Bills of a market without HSN codes have no column for them. */
const hsnColumn = <Cell>(cell: Cell): readonly Cell[] => (needsHsn() ? [cell] : []);

/** A flexible column would grow with a word that is longer than the page. */
const goodsWidth = 113;
const hsnWidth = 40;

/** With the columns of quantity, rate and discount. */
const raisedGoodsWidth = goodsWidth + 118;

/** A debit note raises values and delivers nothing, so it shows no quantity and no price of a unit. */
const raisedLineTable = (bill: BillResponse): PdfContent =>
  table(
    [
      needsHsn() ? raisedGoodsWidth : raisedGoodsWidth + hsnWidth,
      ...hsnColumn(hsnWidth),
      ...[50, 32, 50],
    ],
    [
      [
        ...['Goods', ...hsnColumn('HSN')].map(headerCell),
        ...['Taxable', 'Tax', 'Total'].map(numericHeaderCell),
      ],
      ...bill.Lines.map((line) => [
        `${line.Name}, ${line.Unit}`,
        ...hsnColumn(line.HSN),
        numericCell(formatAmount(line.Taxable)),
        numericCell(`${line.TaxPercent} %`),
        numericCell(formatAmount(line.Total)),
      ]),
    ],
  );

const lineTable = (bill: BillResponse): PdfContent =>
  table(
    [
      needsHsn() ? goodsWidth : goodsWidth + hsnWidth,
      ...hsnColumn(hsnWidth),
      ...[26, 46, 46, 50, 32, 50],
    ],
    [
      [
        ...['Goods', ...hsnColumn('HSN')].map(headerCell),
        ...['Qty', 'Rate', 'Discount', 'Taxable', 'Tax', 'Total'].map(numericHeaderCell),
      ],
      ...bill.Lines.map((line) => [
        `${line.Name}, ${line.Unit}`,
        ...hsnColumn(line.HSN),
        numericCell(String(line.Quantity)),
        numericCell(formatAmount(line.Rate)),
        numericCell(formatAmount(line.Discount)),
        numericCell(formatAmount(line.Taxable)),
        numericCell(`${line.TaxPercent} %`),
        numericCell(formatAmount(line.Total)),
      ]),
    ],
  );

const taxColumns = (bill: BillResponse): readonly string[] => {
  if (isUnitedKingdom()) return ['VAT'];
  return isInterState(bill) ? ['IGST'] : ['CGST', 'SGST'];
};

const taxTable = (bill: BillResponse): PdfContent => {
  const columns = taxColumns(bill);
  return table(
    [...hsnColumn(60), 50, '*', ...columns.map(() => '*')],
    [
      [
        ...[...hsnColumn('HSN'), 'Rate'].map(headerCell),
        ...['Taxable', ...columns].map(numericHeaderCell),
      ],
      ...bill.TaxSummary.map((row) => [
        ...hsnColumn(row.HSN),
        `${row.TaxPercent} %`,
        numericCell(formatAmount(row.Taxable)),
        ...(columns.length === 1 ? [row.Igst] : [row.Cgst, row.Sgst]).map((sum) =>
          numericCell(formatAmount(sum)),
        ),
      ]),
    ],
  );
};

const hasTax = ({ TaxSummary }: BillResponse): boolean =>
  TaxSummary.some(({ TaxPercent }) => TaxPercent > 0);

const totalsTable = ({ Totals, Due }: BillResponse): PdfContent => {
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
        ...shown.map(([label, sum]) => ['', label, numericCell(formatAmount(sum))]),
        [
          '',
          { text: 'Total', style: 'total' },
          { ...(numericCell(formatAmount(Totals.Payable)) as object), style: 'total' },
        ],
        ...(Due > 0 ? [['', 'Amount due', numericCell(formatAmount(Due))]] : []),
      ],
    },
  };
};

/** Rule 46(q). An order confirmation is no tax document, and VAT invoices are not signed. */
const signature = ({ Kind, Supplier }: BillResponse): readonly PdfContent[] =>
  isUnitedKingdom() || Kind === 'OrderConfirmation'
    ? []
    : [
        {
          stack: [`For ${Supplier.Name}`, { text: 'Authorised signatory', margin: [0, 24, 0, 0] }],
          alignment: 'right',
          unbreakable: true,
          margin: [0, 12, 0, 0],
        },
      ];

export const toPdfDocument = (bill: BillResponse): PdfDocument =>
  layOutPages({
    info: { Title: `${titleOf(bill)} ${bill.Number}`, Author: bill.Supplier.Name },
    fontSize: 9,
    styles: {
      name: { fontSize: 14 },
      head: headerStyle,
      total: { fontSize: 12 },
    },
    content: [
      ...documentHeader(bill),
      ...eInvoicePart(bill),
      ...(bill.Advance
        ? voucherTable(bill, bill.Advance)
        : [
            bill.Kind === 'DebitNote' ? raisedLineTable(bill) : lineTable(bill),
            taxTable(bill),
            totalsTable(bill),
          ]),
      ...(bill.Reason ? [hangingParagraph(`Reason: ${bill.Reason}`)] : []),
      { stack: [bill.AmountInWords, bill.AmountInWordsHindi], margin: [0, 12, 0, 0] },
      ...upiCode(bill),
      ...signature(bill),
      {
        text: `${hasTax(bill) ? 'Prices are before tax. ' : ''}This is a computer-generated document and needs no signature.`,
        color: secondaryColor,
        margin: [0, 12, 0, 0],
      },
    ],
    footerText: bill.Number,
  });

export const toDrawableDocument = (bill: BillResponse, toLine: ToLine): PdfDocument =>
  toPdfDocument(maskForeignGstins(mapTexts(bill, toLine)));
