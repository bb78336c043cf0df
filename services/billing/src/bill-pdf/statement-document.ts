import type { LedgerEntryResponse, LedgerResponse } from '@tokri/contracts/api';
import { formatDate } from '@tokri/contracts/dates';
import type { PdfContent, PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import { layOutPages, mapTexts } from '@tokri/service-kit/pdf-worker';
import type { PrintedStatement } from '../application/ports/printed-documents.ts';
import {
  addressee,
  formatAmount,
  headerCell,
  headerStyle,
  numericCell,
  numericHeaderCell,
} from './document-parts.ts';

const kinds: Readonly<Record<LedgerEntryResponse['Type'], string>> = {
  bill: 'Bill',
  'debit-note': 'Debit note',
  'credit-note': 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  adjustment: 'Adjustment',
};
const accounts: Readonly<Record<LedgerEntryResponse['Through'], string>> = {
  '': '',
  cash: 'in cash',
  bank: 'by bank transfer',
  razorpay: 'online',
  stripe: 'online',
  'former-books': 'before this account began',
};
const causes: Readonly<Record<LedgerEntryResponse['Cause'], string>> = {
  '': '',
  staff: '',
  'waived-refund': 'refunded amount that need not be paid again',
  'charged-refund': 'earlier refund counted in the credit note',
};

const amountCell = (rupees: number): PdfContent =>
  numericCell(rupees === 0 ? '' : formatAmount(rupees));

const describeEntry = (entry: LedgerEntryResponse): string =>
  [
    `${kinds[entry.Type]} ${entry.Reference}`.trim(),
    entry.DocumentDate === entry.Date ? '' : `of ${formatDate(entry.DocumentDate)}`,
    accounts[entry.Through],
    causes[entry.Cause],
    entry.Reason,
  ]
    .filter(Boolean)
    .join(', ');

const boundary = (date: string, label: string, balance: number): readonly PdfContent[] => [
  formatDate(date),
  label,
  '',
  '',
  numericCell(formatAmount(balance)),
];

const entryTable = ({ ledger }: PrintedStatement): PdfContent => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [64, 200, 72, 72, 72],
    body: [
      [
        ...['Date', 'Entry'].map(headerCell),
        ...['Debit', 'Credit', 'Balance'].map(numericHeaderCell),
      ],
      boundary(ledger.FromDate, 'Opening balance', ledger.OpeningBalance),
      ...ledger.Entries.map((entry) => [
        formatDate(entry.Date),
        describeEntry(entry),
        amountCell(entry.Debit),
        amountCell(entry.Credit),
        numericCell(formatAmount(entry.Balance)),
      ]),
      [
        '',
        'Total of the account',
        numericCell(formatAmount(ledger.TotalDebit)),
        numericCell(formatAmount(ledger.TotalCredit)),
        '',
      ],
      boundary(ledger.ToDate, 'Closing balance', ledger.ClosingBalance),
    ],
  },
  layout: 'lightHorizontalLines',
});

const closingText = ({ ClosingBalance }: LedgerResponse): string => {
  if (ClosingBalance === 0) return 'Nothing is due.';
  const amount = formatAmount(Math.abs(ClosingBalance));
  return ClosingBalance > 0 ? `${amount} is due to us.` : `${amount} is paid in advance.`;
};

export const toStatementDocument = (printed: PrintedStatement): PdfDocument => {
  const { ledger, supplier, party } = printed;
  const span = `${formatDate(ledger.FromDate)} to ${formatDate(ledger.ToDate)}`;
  return layOutPages({
    info: { Title: `Statement of account ${span}`, Author: supplier.name },
    fontSize: 9,
    styles: { name: { fontSize: 14 }, head: headerStyle },
    content: [
      { text: 'Statement of account', style: 'name' },
      { text: span, margin: [0, 2, 0, 12] },
      { columns: [addressee(supplier), addressee(party)], columnGap: 12, margin: [0, 0, 0, 12] },
      entryTable(printed),
      { text: closingText(ledger), margin: [0, 12, 0, 0] },
    ],
    footerText: span,
  });
};

export const toDrawableStatement = (printed: PrintedStatement, toLine: ToLine): PdfDocument =>
  toStatementDocument(mapTexts(printed, toLine));
