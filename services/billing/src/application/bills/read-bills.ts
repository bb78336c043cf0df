import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import { balanceOfNote, type NotePayment } from '../../domain/bills/note-payment.ts';
import { findBillAddresses, toDraftBill, type IssueBillsDeps } from './issue-bills.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { SmallBillStore } from '../ports/small-bills.ts';
import { findSale } from './find-sale.ts';

export interface Reader {
  readonly userId: number;
  readonly isStaff: boolean;
}

export type ReadBillsDeps = Pick<
  IssueBillsDeps,
  'sales' | 'bills' | 'buyers' | 'requireCompany'
> & {
  readonly payments: Pick<PaymentStore, 'isCashCollected'>;
  readonly smallBills: Pick<SmallBillStore, 'listByOrder'>;
};

/** @throws ProblemError `not-allowed` */
export const requireAccess = <Owned extends { readonly userId: number }>(
  owned: Owned,
  reader: Reader,
): Owned => {
  if (owned.userId !== reader.userId && !reader.isStaff) throw new ProblemError('not-allowed');
  return owned;
};

export const listBillsOfOrder = async (
  deps: ReadBillsDeps,
  orderId: number,
  reader: Reader,
): Promise<readonly Bill[]> => {
  const order = requireAccess(await findSale(deps.sales, orderId), reader);
  const bills = await deps.bills.listByOrder(orderId);
  if (bills.length > 0) return [...bills].sort((a, b) => b.billId - a.billId);
  if (!order.sale || order.hasOrderEnded) return [];
  const [small] = await deps.smallBills.listByOrder(orderId);
  const { addressId, placeOfSupply, lines, taxSummary, totals } = order.sale;
  const addresses = await findBillAddresses(deps, { addressId, partyId: order.partyId });
  return [
    {
      ...toDraftBill(order, {
        seller: deps.requireCompany().seller,
        kind: 'OrderConfirmation',
        billId: 0,
        date: shopDate(order.placedAt),
        ...addresses,
        placeOfSupply,
        lines,
        taxSummary,
        totals,
      }),
      number: '',
      ...(small && small.state !== 'own' ? { consolidation: small.state } : {}),
    },
  ];
};

export const findBillOfOrder = async (
  deps: ReadBillsDeps,
  { orderId, billId }: { readonly orderId: number; readonly billId: number },
  reader: Reader,
): Promise<Bill> => {
  requireAccess(await findSale(deps.sales, orderId), reader);
  const bill = await deps.bills.findById(billId);
  if (bill?.orderId !== orderId) throw new ProblemError('not-found');
  return bill;
};

export interface BillMoney {
  readonly duePaise: number;
  /** The last two are 0 and empty unless it is a debit note that is on no account. */
  readonly toRefundPaise: number;
  readonly payments: readonly NotePayment[];
}

type ReadMoneyDeps = Pick<ReadBillsDeps, 'sales' | 'payments' | 'bills'>;

const dueOnly = (duePaise: number): BillMoney => ({ duePaise, toRefundPaise: 0, payments: [] });

/** A cancelled order owes nothing, also before the credit note of the debit note is issued. */
const readNoteMoney = async (
  { bills }: ReadMoneyDeps,
  note: Bill,
  hasOrderEnded: boolean,
): Promise<BillMoney> => {
  const stored = await bills.findCredited(note.billId);
  const { duePaise, toRefundPaise } = balanceOfNote(stored ?? { bill: note, credits: [] });
  return {
    duePaise: hasOrderEnded ? 0 : duePaise,
    toRefundPaise,
    payments: stored?.payments ?? [],
  };
};

export const readBillMoney = async (deps: ReadMoneyDeps, bill: Bill): Promise<BillMoney> => {
  if (bill.account) return dueOnly(outstandingPaise(bill));
  const order = await deps.sales.findByOrder(bill.orderId);
  if (bill.kind === 'DebitNote') return readNoteMoney(deps, bill, order?.hasOrderEnded === true);
  if (order?.method !== 'cod' || order.hasOrderEnded || bill.kind === 'CreditNote')
    return dueOnly(0);
  const isPaid = await deps.payments.isCashCollected(bill.orderId);
  return dueOnly(isPaid ? 0 : bill.totals.payablePaise);
};
