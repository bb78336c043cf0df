import { dayMs, shopDate, shopInstant } from '@tokri/contracts/dates';
import type { Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Payment } from '../../domain/payments/payment.ts';
import { isStuck } from '../../domain/payments/stuck-payments.ts';
import { refundedPaise } from '../../domain/refunds/refunds.ts';
import type { PaymentFilter, PaymentList } from '../ports/payment-list.ts';
import type { SaleStore } from '../ports/sales.ts';

export interface ListPaymentsDeps {
  readonly paymentList: PaymentList;
  readonly sales: SaleStore;
  readonly clock: Clock;
}

export interface PaymentSearch {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly state?: Payment['state'] | undefined;
  readonly method?: Payment['method'] | undefined;
  /** An order number, an order id or an id of the provider. */
  readonly text?: string | undefined;
  readonly isStuck: boolean;
}

export interface ListedPayment {
  readonly payment: Payment;
  readonly transactionNumber: string;
  readonly isStuck: boolean;
}

const maxUnfinished = 5_000;
const maxSummed = 20_000;

const startOfDay = (date: string): Date => shopInstant(date, '00:00');
/** In milliseconds, because the day after 9999-12-31 has no date. */
const endOfDay = (date: string): Date => new Date(startOfDay(date).getTime() + dayMs);
const toOpenedRange = ({ fromDate, toDate }: Pick<PaymentSearch, 'fromDate' | 'toDate'>) => ({
  ...(fromDate ? { openedFrom: startOfDay(fromDate) } : {}),
  ...(toDate ? { openedBefore: endOfDay(toDate) } : {}),
});

/** An order number such as `T2611-00042` ends with the id of the order. */
const searchedOrderId = (text: string): number | null => {
  const digits = /^(?:T\d{4}-)?(\d{1,15})$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

interface StuckPayments {
  readonly orderIds: readonly number[];
  readonly isComplete: boolean;
}

const listStuck = async ({ paymentList, clock }: ListPaymentsDeps): Promise<StuckPayments> => {
  const now = clock();
  const unfinished = await paymentList.listOldestUnfinished(maxUnfinished);
  const stuck = unfinished.filter((payment) => isStuck(payment, now));
  return {
    orderIds: stuck.map(({ orderId }) => orderId),
    isComplete: unfinished.length < maxUnfinished,
  };
};

const toFilter = (search: PaymentSearch, stuck: StuckPayments | null): PaymentFilter => {
  const { state, method, text = '' } = search;
  const orderId = searchedOrderId(text);
  const stuckIds = stuck?.orderIds;
  const searchedIds = orderId === null ? stuckIds : [orderId];
  const orderIds = stuckIds ? searchedIds?.filter((id) => stuckIds.includes(id)) : searchedIds;
  return {
    ...toOpenedRange(search),
    ...(state ? { state } : {}),
    ...(method ? { method } : {}),
    ...(orderIds ? { orderIds } : {}),
    ...(text !== '' && orderId === null ? { gatewayId: text } : {}),
  };
};

export const describePayments = async (
  { sales, clock }: Pick<ListPaymentsDeps, 'sales' | 'clock'>,
  payments: readonly Payment[],
): Promise<readonly ListedPayment[]> => {
  const now = clock();
  const numbers = await sales.listTransactionNumbers(payments.map(({ orderId }) => orderId));
  return payments.map((payment) => ({
    payment,
    transactionNumber: numbers.get(payment.orderId) ?? '',
    isStuck: isStuck(payment, now),
  }));
};

export const listPayments = async (
  deps: ListPaymentsDeps,
  search: PaymentSearch,
  page: Pagination,
): Promise<{ readonly payments: readonly ListedPayment[]; readonly total: number }> => {
  const stuck = search.isStuck ? await listStuck(deps) : null;
  const { payments, total } = await deps.paymentList.list(toFilter(search, stuck), page);
  return { payments: await describePayments(deps, payments), total };
};

const capturedStates: readonly Payment['state'][] = [
  'captured',
  'refund-due',
  'partly-refunded',
  'refunded',
];

export const sumPayments = async (deps: ListPaymentsDeps, search: PaymentSearch) => {
  const stuck = search.isStuck ? await listStuck(deps) : null;
  const payments = await deps.paymentList.listNewest(toFilter(search, stuck), maxSummed + 1);
  const summed = payments.slice(0, maxSummed);
  const captured = summed.filter(({ state }) => capturedStates.includes(state));
  return {
    count: summed.length,
    capturedPaise: captured.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    refundedPaise: summed.reduce((sum, payment) => sum + refundedPaise(payment), 0),
    isComplete: payments.length <= maxSummed && stuck?.isComplete !== false,
  };
};

export interface CashCollection {
  readonly date: string;
  readonly staffId: number;
  readonly count: number;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  /** False for the oldest day when it has more payments than are read. */
  readonly isComplete: boolean;
}

const toCollection = (payment: Payment): CashCollection => ({
  date: shopDate(payment.openedAt),
  staffId: payment.recordedBy ?? 0,
  count: 1,
  amountPaise: payment.amountPaise,
  refundedPaise: refundedPaise(payment),
  isComplete: true,
});

const addCollections = (a: CashCollection, b: CashCollection): CashCollection => ({
  ...a,
  count: a.count + b.count,
  amountPaise: a.amountPaise + b.amountPaise,
  refundedPaise: a.refundedPaise + b.refundedPaise,
});

/** Newest day first, of at most the newest 20,000 cash payments. */
export const listCashCollections = async (
  { paymentList }: Pick<ListPaymentsDeps, 'paymentList'>,
  days: Pick<PaymentSearch, 'fromDate' | 'toDate'>,
): Promise<readonly CashCollection[]> => {
  const filter = { ...toOpenedRange(days), method: 'cod' } as const;
  const payments = await paymentList.listNewest(filter, maxSummed + 1);
  const collections = new Map<string, CashCollection>();
  for (const payment of payments.slice(0, maxSummed)) {
    const collection = toCollection(payment);
    const key = `${collection.date} ${collection.staffId}`;
    const known = collections.get(key);
    collections.set(key, known ? addCollections(known, collection) : collection);
  }
  const oldestDate = [...collections.values()].at(-1)?.date;
  return [...collections.values()].map((collection) => ({
    ...collection,
    isComplete: payments.length <= maxSummed || collection.date !== oldestDate,
  }));
};
