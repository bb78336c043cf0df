import type { PaymentProvider } from '@tokri/contracts/platform';
import type { EventSubject } from './providers.ts';
import type { BillShare, PartyPayment } from '../../domain/party-payments/party-payment.ts';

export interface StoredPartyPayment {
  readonly payment: PartyPayment;
  readonly rev: number;
}

export interface PartyPaymentStore {
  nextId(): Promise<number>;
  /** Returns the one that already has this `requestId`, if there is one. */
  insertOrFind(payment: PartyPayment): Promise<PartyPayment>;
  find(paymentId: number): Promise<StoredPartyPayment | null>;
  findByRequest(requestId: string): Promise<PartyPayment | null>;
  /** False after another write. */
  save(stored: StoredPartyPayment, payment: PartyPayment): Promise<boolean>;
  /** Once; the payment is in the ledger from then on. */
  issueReceipt(paymentId: number, number: string): Promise<void>;
  findNumbered(paymentIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Newest first. */
  listByParty(
    partyId: number,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly payments: readonly PartyPayment[]; readonly total: number }>;
  /** Payments whose last write left something to allocate, to give back or to number. */
  listDue(limit: number): Promise<readonly number[]>;
  /** Payments with an amount left for the next bill, oldest first. */
  listOnAccount(limit: number): Promise<readonly Pick<PartyPayment, 'paymentId' | 'partyId'>[]>;
  sumOnAccount(partyId: number): Promise<number>;
  /** Paise by party; a party with nothing on account is missing. */
  sumAllOnAccount(): Promise<ReadonlyMap<number, number>>;
  findByGateway(subject: EventSubject): Promise<number | null>;
  /** Online payments that are opened or have a pending refund, the longest not synchronized first. */
  listOpened(filter: {
    readonly openedBefore: Date;
    readonly syncedBefore: Date;
    readonly limit: number;
  }): Promise<readonly number[]>;
  recordSync(paymentId: number, at: Date): Promise<void>;
  /** Whether an online payment of the provider was opened after `openedAfter` and captured. */
  hasCaptured(provider: PaymentProvider, openedAfter: Date): Promise<boolean>;
  findByGatewayPayments(gatewayPaymentIds: readonly string[]): Promise<readonly PartyPayment[]>;
}

/** What the bills of a party take from its payments. */
export interface PaidBills {
  /** Once for each round, and never after `withdrawPayment`; at most what is open. */
  payBill(
    share: Pick<BillShare, 'billId' | 'amountPaise'>,
    of: { readonly paymentId: number; readonly round: number },
  ): Promise<void>;
  withdrawPayment(billId: number, paymentId: number): Promise<void>;
  /** Bills whose credit note made an amount already paid available again. */
  listReleased(limit: number): Promise<readonly ReleasedBill[]>;
  /** Leaves a bill that was written since it was listed. */
  finishRelease(released: ReleasedBill): Promise<void>;
}

export interface ReleasedBill {
  readonly billId: number;
  readonly paymentIds: readonly number[];
  readonly rev: number;
}
