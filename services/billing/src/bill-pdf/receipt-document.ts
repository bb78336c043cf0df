import { formatDate } from '@tokri/contracts/dates';
import type { PdfContent, PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import { layOutPages, mapTexts } from '@tokri/service-kit/pdf-worker';
import type { PrintedReceipt } from '../application/ports/printed-documents.ts';
import {
  addressee,
  formatAmount,
  headerCell,
  headerStyle,
  numericCell,
  numericHeaderCell,
  paymentWayWords,
} from './document-parts.ts';

const describePayment = ({ amount, way, reference, receivedOn }: PrintedReceipt): string =>
  [
    `Received ${formatAmount(amount)} ${paymentWayWords[way]} on ${formatDate(receivedOn)}`,
    ...(reference === '' ? [] : [`reference ${reference}`]),
  ].join(', ');

const restRows = ({ onAccount, returned }: PrintedReceipt): readonly (readonly PdfContent[])[] =>
  [
    ['On account, for the next bill', onAccount] as const,
    ['Returned to the payer', returned] as const,
  ]
    .filter(([, amount]) => amount > 0)
    .map(([text, amount]) => [text, numericCell(formatAmount(amount))]);

const paidTable = (receipt: PrintedReceipt): PdfContent => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 120],
    body: [
      [headerCell('Paid bill'), numericHeaderCell('Amount')],
      ...receipt.bills.map(({ number, amount }) => [number, numericCell(formatAmount(amount))]),
      ...restRows(receipt),
    ],
  },
  layout: 'lightHorizontalLines',
});

const reversedNote = ({ isReversed }: PrintedReceipt): readonly PdfContent[] =>
  isReversed
    ? [{ text: 'This payment was reversed. The receipt is void.', margin: [0, 0, 0, 12] }]
    : [];

export const toReceiptDocument = (receipt: PrintedReceipt): PdfDocument =>
  layOutPages({
    info: { Title: `Receipt ${receipt.number}`, Author: receipt.supplier.name },
    fontSize: 9,
    styles: { name: { fontSize: 14 }, head: headerStyle },
    content: [
      { text: `Receipt ${receipt.number}`, style: 'name', margin: [0, 0, 0, 12] },
      {
        columns: [addressee(receipt.supplier), addressee(receipt.party)],
        columnGap: 12,
        margin: [0, 0, 0, 12],
      },
      ...reversedNote(receipt),
      describePayment(receipt),
      { text: receipt.amountInWords, margin: [0, 2, 0, 12] },
      ...(receipt.isReversed ? [] : [paidTable(receipt)]),
    ],
    footerText: receipt.number,
  });

export const toDrawableReceipt = (receipt: PrintedReceipt, toLine: ToLine): PdfDocument =>
  toReceiptDocument(mapTexts(receipt, toLine));
