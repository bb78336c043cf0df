import { ProblemError } from '@tokri/contracts/problems';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { toReceiptVoucher, toRefundVoucher } from '../../domain/party-payments/voucher.ts';
import { issueDocument, type IssueBillsDeps } from '../bills/issue-bills.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import type { BillStore } from '../ports/bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';

export type IssueVouchersDeps = Pick<IssueBillsDeps, 'bills' | 'numbers' | 'requireCompany'> & {
  readonly buyers: Pick<BuyerDirectory, 'findParty'>;
};

const toReceiptKey = (paymentId: number): string => `receipt-voucher:${paymentId}`;
const toRefundKey = (paymentId: number, index: number): string =>
  `refund-voucher:${paymentId}:${index}`;

const findIssued = async (bills: BillStore, key: string): Promise<Bill> => {
  const voucher = (await bills.findByKeys([key])).get(key);
  if (!voucher) throw new Error(`${key} was not issued`);
  return voucher;
};

/** One for the advance and one for each return of it. Repeating it issues none twice. */
export const issueVouchers = async (
  { buyers, ...deps }: IssueVouchersDeps,
  payment: PartyPayment,
): Promise<void> => {
  const { paymentId, partyId, advance } = payment;
  if (!advance || advance.amountPaise === 0) return;
  const party = await buyers.findParty(partyId);
  if (!party) throw new ProblemError('not-known-yet');
  const key = toReceiptKey(paymentId);
  const context = {
    billId: await deps.bills.nextId(),
    seller: deps.requireCompany().seller,
    party,
  };
  await issueDocument(deps, key, toReceiptVoucher(payment, advance.amountPaise, context));
  for (const [index, returned] of advance.returns.entries()) {
    const draft = toRefundVoucher(
      await findIssued(deps.bills, key),
      returned,
      await deps.bills.nextId(),
    );
    await issueDocument(deps, toRefundKey(paymentId, index), draft);
  }
};

const listKeys = ({ paymentId, advance }: PartyPayment): readonly string[] =>
  advance && advance.amountPaise > 0
    ? [toReceiptKey(paymentId), ...advance.returns.map((_, index) => toRefundKey(paymentId, index))]
    : [];

/** The issued vouchers of each payment by its id, the receipt voucher first. */
export const findVouchers = async (
  { bills }: { readonly bills: Pick<BillStore, 'findByKeys'> },
  payments: readonly PartyPayment[],
): Promise<ReadonlyMap<number, readonly Bill[]>> => {
  const issued = await bills.findByKeys(payments.flatMap(listKeys));
  return new Map(
    payments.map((payment) => [
      payment.paymentId,
      listKeys(payment).flatMap((key) => issued.get(key) ?? []),
    ]),
  );
};
