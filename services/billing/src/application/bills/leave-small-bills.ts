import { isNote } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Bill } from '../../domain/bills/bill.ts';
import { isPartOfConsolidated } from '../../domain/bills/small-bill.ts';
import type { BillStore } from '../ports/bills.ts';
import type { SaleStore } from '../ports/sales.ts';
import type { SmallBill, SmallBillStore } from '../ports/small-bills.ts';
import { findSale } from './find-sale.ts';
import { numberDocument, type NumberDocumentDeps } from './issue-bills.ts';
import { requireAccess, type Reader } from './read-bills.ts';

export interface LeaveSmallBillsDeps extends Omit<NumberDocumentDeps, 'bills'> {
  readonly smallBills: Pick<SmallBillStore, 'listByOrder' | 'withdraw' | 'requireOwnBill'>;
  readonly bills: Pick<BillStore, 'findNumbered' | 'issue' | 'listByOrder'>;
}

/** Until its number is known, neither a bill nor a credit note of it can be shown. */
const requireRetry = (): never => {
  throw new ProblemError(
    'not-known-yet',
    'The consolidated bill of this day is being issued. Try again in a moment.',
  );
};

const withdrawBill = async (deps: LeaveSmallBillsDeps, small: SmallBill): Promise<void> => {
  if (small.state === 'own') return numberDocument(deps, small.key, small.bill);
  if (small.state === 'closing' || !(await deps.smallBills.withdraw(small.key))) requireRetry();
};

/**
 * Of an order that was cancelled: no bill is issued while its day is open. One that is being issued
 * needs its number first, so that the credit note can name it.
 *
 * @throws ProblemError `not-known-yet` meanwhile
 */
export const withdrawSmallBills = async (
  deps: LeaveSmallBillsDeps,
  orderId: number,
): Promise<void> => {
  for (const small of await deps.smallBills.listByOrder(orderId)) await withdrawBill(deps, small);
};

export type OwnBillError = 'no-bill-yet' | 'bill-consolidated' | 'order-cancelled';

const findInvoice = async (
  { bills }: LeaveSmallBillsDeps,
  orderId: number,
): Promise<Bill | undefined> =>
  (await bills.listByOrder(orderId)).find(({ kind }) => !isNote(kind));

/**
 * A buyer who asks for it gets an invoice of the order (CGST Act s. 31(3)(b)(ii)), until the day is
 * closed. Repeating it returns the same bill.
 *
 * @throws ProblemError `not-allowed`, or `not-known-yet` while the day is being closed
 */
export const requestOwnBill = async (
  deps: LeaveSmallBillsDeps & { readonly sales: SaleStore },
  orderId: number,
  reader: Reader,
): Promise<Result<Bill, OwnBillError>> => {
  const order = requireAccess(await findSale(deps.sales, orderId), reader);
  if (order.hasOrderEnded) return err('order-cancelled');
  for (const { key, bill, state } of await deps.smallBills.listByOrder(orderId)) {
    if (state === 'closing') requireRetry();
    if (state === 'open' && !(await deps.smallBills.requireOwnBill(key))) requireRetry();
    await numberDocument(deps, key, bill);
  }
  const invoice = await findInvoice(deps, orderId);
  if (!invoice) return err('no-bill-yet');
  return isPartOfConsolidated(invoice) ? err('bill-consolidated') : ok(invoice);
};
