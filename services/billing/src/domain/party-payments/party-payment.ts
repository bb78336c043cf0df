import { shopDate } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import type { PartyPaymentState, PartyPaymentWay } from '@tokri/contracts/orders';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { err, ok, type Result } from '@tokri/contracts/result';
import { returnAdvance, type Advance } from './advance.ts';
import { returnedPaise, type ProviderReturn } from './provider-returns.ts';

/** What a payment pays of a bill. */
export interface BillShare {
  readonly billId: number;
  readonly number: string;
  readonly amountPaise: number;
}

/** Money that a business customer pays on its account, not for one order at checkout. */
export interface PartyPayment {
  readonly paymentId: number;
  readonly partyId: number;
  readonly amountPaise: number;
  readonly way: PartyPaymentWay;
  readonly reference: string;
  /** The day on which the shop got the money; of an online payment that was not paid its opening. */
  readonly receivedOn: string;
  readonly state: PartyPaymentState;
  /** Of the receipt; null until the payment is captured and numbered. */
  readonly number: string | null;
  /** The member of staff who recorded it, or the person of the party who opened it. */
  readonly by: number;
  readonly at: Date;
  /** Chosen by the caller, so that a repeated request records once; empty for an online payment. */
  readonly requestId: string;
  /** What the payer wants to pay; the rest pays the oldest bills. */
  readonly chosen: readonly BillShare[];
  /** What the bills have got of it. */
  readonly shares: readonly BillShare[];
  readonly allocation: Allocation;
  /**
   * Null until the payment is first allocated. Absent in payments from before vouchers, and in the
   * United Kingdom.
   */
  readonly advance?: Advance | null;
  readonly reversal: Reversal | null;
  readonly online: OnlinePart | null;
  /** Absent until the provider gave something of an online payment back. */
  readonly returns?: readonly ProviderReturn[];
}

/**
 * Bills are documents of their own, so a payment is allocated in rounds. A round is stored before the
 * first bill gets its share, each bill takes the share of a round once, and the next round starts
 * when all of them have.
 */
export interface Allocation {
  readonly round: number;
  /** Of the running round; null between rounds. */
  readonly planned: readonly BillShare[] | null;
  /** Until all of the payment is allocated or waits for the next bill. */
  readonly isDue: boolean;
}

export interface Reversal {
  readonly requestId: string;
  readonly reason: string;
  readonly by: number;
  readonly at: Date;
}

export interface OnlinePart {
  readonly provider: PaymentProvider;
  readonly gatewayOrderId: string | null;
  readonly gatewayPaymentId: string | null;
}

export interface PayableBill {
  readonly billId: number;
  readonly number: string;
  readonly outstandingPaise: number;
}

export const sumShares = (shares: readonly Pick<BillShare, 'amountPaise'>[]): number =>
  shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/**
 * What waits for the next bill. A running round counts as allocated, so that no paisa is on a bill
 * and on account at once. Below 0 while bills still have what the provider gave back.
 */
export const onAccountPaise = (payment: PartyPayment): number => {
  const { state, amountPaise, shares, allocation } = payment;
  if (state !== 'captured') return 0;
  const allocatedPaise = sumShares(shares) + sumShares(allocation.planned ?? []);
  return amountPaise - returnedPaise(payment) - allocatedPaise;
};

/** Of a new payment. */
export const undecidedAdvance = (): Pick<PartyPayment, 'advance'> =>
  isUnitedKingdom() ? {} : { advance: null };

export type RecordedPayment = Pick<
  PartyPayment,
  'partyId' | 'amountPaise' | 'way' | 'reference' | 'receivedOn' | 'by' | 'requestId' | 'chosen'
>;

/** Recorded money is captured at once. */
export const recordPayment = (
  recorded: RecordedPayment,
  { paymentId, at }: { readonly paymentId: number; readonly at: Date },
): PartyPayment => ({
  ...recorded,
  paymentId,
  at,
  state: 'captured',
  number: null,
  shares: [],
  allocation: { round: 0, planned: null, isDue: true },
  ...undecidedAdvance(),
  reversal: null,
  online: null,
});

const isSameChoice = (a: readonly BillShare[], b: readonly BillShare[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ billId, amountPaise }, index) =>
      b[index]?.billId === billId && b[index].amountPaise === amountPaise,
  );

export const isSameRecord = (a: RecordedPayment, b: RecordedPayment): boolean =>
  a.partyId === b.partyId &&
  a.amountPaise === b.amountPaise &&
  a.way === b.way &&
  a.reference === b.reference &&
  a.receivedOn === b.receivedOn &&
  a.by === b.by &&
  isSameChoice(a.chosen, b.chosen);

/**
 * The part of a returned amount that was still an advance: money already applied to bills is none.
 * @param payment as it was before the return
 */
export const toReturnedAdvance = (
  payment: PartyPayment,
  {
    amountPaise,
    at,
    reason,
  }: { readonly amountPaise: number; readonly at: Date; readonly reason: string },
): Pick<PartyPayment, 'advance'> =>
  payment.advance
    ? {
        advance: returnAdvance(payment.advance, {
          amountPaise: Math.min(amountPaise, onAccountPaise(payment)),
          date: shopDate(at),
          reason,
        }),
      }
    : {};

/**
 * The same request again changes nothing. Money that a provider holds goes back through it, and the
 * payment follows what the provider reports.
 */
export const reversePayment = (
  payment: PartyPayment,
  reversal: Reversal,
): Result<PartyPayment, 'not-reversible' | 'held-by-provider' | 'already-reversed'> => {
  if (payment.reversal?.requestId === reversal.requestId) return ok(payment);
  if (payment.state === 'reversed') return err('already-reversed');
  if (payment.state !== 'captured') return err('not-reversible');
  if (payment.online !== null) return err('held-by-provider');
  return ok({
    ...payment,
    state: 'reversed',
    reversal,
    ...toReturnedAdvance(payment, { ...reversal, amountPaise: payment.amountPaise }),
    allocation: { ...payment.allocation, isDue: true },
  });
};
