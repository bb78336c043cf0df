import { formatBillNumber } from '@tokri/contracts/orders';
import { runEach, type Clock } from '@tokri/service-kit/use-case';
import {
  finishReversal,
  finishRound,
  startRound,
  touchedBillIds,
} from '../../domain/party-payments/allocate-payment.ts';
import { paidByPayment } from '../../domain/party-accounts/bill-payments.ts';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import type {
  BillShare,
  PartyPayment,
  PayableBill,
} from '../../domain/party-payments/party-payment.ts';
import { receiptSeries } from '../../domain/party-payments/receipt-number.ts';
import type { BillNumberStore, BillStore } from '../ports/bills.ts';
import type {
  PaidBills,
  PartyPaymentStore,
  ReleasedBill,
  StoredPartyPayment,
} from '../ports/party-payments.ts';
import { toReceiptKey } from './receipt-keys.ts';

export interface SettlePaymentDeps {
  readonly partyPayments: PartyPaymentStore;
  readonly paidBills: PaidBills;
  readonly bills: Pick<BillStore, 'listOutstanding' | 'findByIds' | 'listPartiesWithOpenBills'>;
  readonly numbers: Pick<BillNumberStore, 'allocate'>;
  /** Repeating it issues none twice. */
  readonly issueVouchers: (payment: PartyPayment) => Promise<void>;
  readonly clock: Clock;
}

/** Of the oldest; a later round takes the next ones. */
const maxBillsPerRound = 200;
const maxSteps = 1_000;
const maxPerRun = 200;
const maxOnAccountPerRun = 5_000;

const toPayableBills = async (
  { bills }: Pick<SettlePaymentDeps, 'bills'>,
  { partyId, chosen }: PartyPayment,
): Promise<readonly PayableBill[]> => {
  const oldest = await bills.listOutstanding(partyId, { page: 1, pageSize: maxBillsPerRound });
  const listed = new Set(oldest.bills.map(({ billId }) => billId));
  const missing = chosen.map(({ billId }) => billId).filter((billId) => !listed.has(billId));
  const found = missing.length === 0 ? [] : await bills.findByIds(missing);
  return [...oldest.bills, ...found].map((bill) => ({
    billId: bill.billId,
    number: bill.number,
    outstandingPaise: outstandingPaise(bill),
  }));
};

const readShares = async (
  { bills }: Pick<SettlePaymentDeps, 'bills'>,
  payment: PartyPayment,
): Promise<readonly BillShare[]> =>
  (await bills.findByIds(touchedBillIds(payment))).map((bill) => ({
    billId: bill.billId,
    number: bill.number,
    amountPaise: paidByPayment(bill, payment.paymentId),
  }));

const runRound = async (deps: SettlePaymentDeps, payment: PartyPayment): Promise<PartyPayment> => {
  const { paymentId, allocation } = payment;
  for (const share of allocation.planned ?? [])
    await deps.paidBills.payBill(share, { paymentId, round: allocation.round });
  return finishRound(payment, await readShares(deps, payment));
};

const giveBack = async (deps: SettlePaymentDeps, payment: PartyPayment): Promise<PartyPayment> => {
  for (const billId of touchedBillIds(payment))
    await deps.paidBills.withdrawPayment(billId, payment.paymentId);
  return finishReversal(payment);
};

/** They name the receipt, so they wait for its number. */
const issueDueVouchers = async (
  { issueVouchers }: SettlePaymentDeps,
  payment: PartyPayment,
): Promise<PartyPayment | null> => {
  const { advance, number } = payment;
  if (!advance?.isVoucherDue || number === null) return null;
  await issueVouchers(payment);
  return { ...payment, advance: { ...advance, isVoucherDue: false } };
};

/** The payment after the next step; null when nothing is left to do. */
const takeStep = async (
  deps: SettlePaymentDeps,
  payment: PartyPayment,
): Promise<PartyPayment | null> => {
  if (payment.state === 'reversed')
    return payment.allocation.isDue ? giveBack(deps, payment) : issueDueVouchers(deps, payment);
  if (payment.state !== 'captured') return null;
  if (payment.allocation.planned) return runRound(deps, payment);
  const round = startRound(payment, await toPayableBills(deps, payment));
  return round ?? issueDueVouchers(deps, payment);
};

/** A crash between allocation and issue leaves the number for `completeBillNumbers`. */
const issueReceipt = async (
  { partyPayments, numbers }: SettlePaymentDeps,
  { payment }: StoredPartyPayment,
): Promise<void> => {
  const { paymentId, state, number } = payment;
  if (number !== null || state === 'opened' || state === 'failed') return;
  const series = receiptSeries(payment);
  const sequenceNumber = await numbers.allocate(
    { series, billKey: toReceiptKey(paymentId) },
    async () => (await partyPayments.findNumbered([paymentId])).has(paymentId),
  );
  if (sequenceNumber !== null)
    await partyPayments.issueReceipt(paymentId, formatBillNumber(series, sequenceNumber));
};

/**
 * Numbers the receipt and allocates the payment to bills, or gives back what a reversed one paid, then
 * issues the vouchers of its advance. Each step can be repeated: the payment is written before and after its bills, and a bill takes a round
 * once.
 */
export const settlePayment = async (deps: SettlePaymentDeps, paymentId: number): Promise<void> => {
  const found = await deps.partyPayments.find(paymentId);
  if (found) await issueReceipt(deps, found);
  for (let step = 0; step < maxSteps; step += 1) {
    const stored = await deps.partyPayments.find(paymentId);
    const next = stored && (await takeStep(deps, stored.payment));
    if (!stored || !next) return;
    // After another write, the next step starts from what that left.
    await deps.partyPayments.save(stored, next);
  }
  throw new Error(`payment ${paymentId} changes too often to be allocated`);
};

/** Completes a running round too: the bills that changed may be its own. */
const readSharesAgain = async (deps: SettlePaymentDeps, paymentId: number): Promise<void> => {
  for (let step = 0; step < maxSteps; step += 1) {
    const stored = await deps.partyPayments.find(paymentId);
    if (!stored) return;
    if (await deps.partyPayments.save(stored, await runRound(deps, stored.payment))) return;
  }
  throw new Error(`payment ${paymentId} changes too often to read its shares`);
};

/** What a credit note took from the payments of a bill waits on account from then on. */
const releasePayments = async (deps: SettlePaymentDeps, released: ReleasedBill): Promise<void> => {
  for (const paymentId of released.paymentIds) await readSharesAgain(deps, paymentId);
  await deps.paidBills.finishRelease(released);
};

/**
 * What a crash left, what credit notes released, and what waits on account since before its party got
 * a bill.
 */
export const settleDuePayments = async (deps: SettlePaymentDeps): Promise<number> => {
  const released = await deps.paidBills.listReleased(maxPerRun);
  const due = await deps.partyPayments.listDue(maxPerRun);
  const onAccount = await deps.partyPayments.listOnAccount(maxOnAccountPerRun);
  const parties = await deps.bills.listPartiesWithOpenBills([
    ...new Set(onAccount.map(({ partyId }) => partyId)),
  ]);
  const payable = onAccount.filter(({ partyId }) => parties.has(partyId));
  const paymentIds = new Set([...due, ...payable.map(({ paymentId }) => paymentId)]);
  const tasks = [
    ...released.map((bill) => () => releasePayments(deps, bill)),
    ...[...paymentIds].map((paymentId) => () => settlePayment(deps, paymentId)),
  ];
  await runEach(tasks, (run) => run());
  return tasks.length;
};
