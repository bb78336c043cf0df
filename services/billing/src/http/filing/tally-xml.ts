import { toRupees } from '@tokri/contracts/money';
import type { Voucher, VoucherEntry } from '../../domain/filing/tally-voucher.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const parents: readonly (readonly [pattern: RegExp, parent: string])[] = [
  [/^Sales/, 'Sales Accounts'],
  [/^Output /, 'Duties & Taxes'],
  [/^(?:Round off|Adjustments)$/, 'Indirect Expenses'],
  [/^Cash$/, 'Cash-in-Hand'],
  [/^(?:Bank|Razorpay|Stripe)$/, 'Bank Accounts'],
  [/^Earlier books$/, 'Suspense A/c'],
];
/** Names of business customers end with their number, so none is taken for an account. */
const toParent = (ledger: string): string =>
  /\(\d+\)$/.test(ledger)
    ? 'Sundry Debtors'
    : (parents.find(([pattern]) => pattern.test(ledger))?.[1] ?? 'Sundry Debtors');

const toMessage = (content: string): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>`;

const toMaster = (ledger: string): string => {
  const name = escapeXml(ledger);
  return toMessage(
    `<LEDGER NAME="${name}" ACTION="Create"><NAME>${name}</NAME><PARENT>${escapeXml(toParent(ledger))}</PARENT></LEDGER>`,
  );
};

/** Tally writes a debit below 0 and calls it deemed positive. */
const toEntry = ({ ledger, amountPaise }: VoucherEntry): string =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escapeXml(ledger)}</LEDGERNAME>` +
  `<ISDEEMEDPOSITIVE>${amountPaise > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>` +
  `<AMOUNT>${toRupees(-amountPaise).toFixed(2)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;

const toVoucher = ({ type, number, date, entries, narration }: Voucher): string =>
  toMessage(
    `<VOUCHER VCHTYPE="${type}" ACTION="Create"><DATE>${date.replaceAll('-', '')}</DATE>` +
      `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${escapeXml(number)}</VOUCHERNUMBER>` +
      `<NARRATION>${escapeXml(narration)}</NARRATION>${entries.map(toEntry).join('')}</VOUCHER>`,
  );

/** Vouchers with the ledgers that they name, as TallyPrime imports them. */
export const toTallyXml = (vouchers: readonly Voucher[]): string => {
  const ledgers = new Set(vouchers.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...[...ledgers].sort().map(toMaster),
    ...vouchers.map(toVoucher),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
};
