import { financialYear } from '@tokri/contracts/dates';
import type { BillKind } from '@tokri/contracts/orders';

const prefixes: Readonly<Record<Exclude<BillKind, 'OrderConfirmation'>, string>> = {
  TaxInvoice: 'TI',
  BillOfSupply: 'BS',
  InvoiceCumBillOfSupply: 'IB',
  CreditNote: 'CN',
};

export const billSeries = ({
  kind,
  date,
}: {
  readonly kind: BillKind;
  readonly date: string;
}): string => {
  if (kind === 'OrderConfirmation') throw new RangeError('an order confirmation has no number');
  return `${prefixes[kind]}/${financialYear(date).slice(2)}`;
};

const digits = 7;

export const formatBillNumber = (series: string, sequenceNumber: number): string => {
  const number = `${series}/${String(sequenceNumber).padStart(digits, '0')}`;
  if (!/^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/.test(number))
    throw new RangeError(`${number} is no number of a bill`);
  return number;
};
