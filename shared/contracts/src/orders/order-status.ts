import * as en from '../language/en.ts';
import * as hi from '../language/hi.ts';
import type { Language } from '../language/language.ts';

export const orderStatus = {
  Placed: 1,
  AwaitingPayment: 2,
  Confirmed: 3,
  Packed: 4,
  OutForDelivery: 5,
  Delivered: 6,
  Cancelled: 7,
  Rejected: 8,
} as const;
export type OrderStatusName = keyof typeof orderStatus;
export type OrderStatus = (typeof orderStatus)[OrderStatusName];

export const paymentStatus = {
  NotDue: 0,
  DueOnDelivery: 1,
  Pending: 2,
  Paid: 3,
  Failed: 4,
  RefundDue: 5,
  Refunded: 6,
  PartlyRefunded: 7,
} as const;
export type PaymentStatusName = keyof typeof paymentStatus;
export type PaymentStatus = (typeof paymentStatus)[PaymentStatusName];

const orderLabels: Readonly<Record<Language, Readonly<Record<OrderStatus, string>>>> = {
  en: en.orderStatuses,
  hi: hi.orderStatuses,
};
const paymentLabels: Readonly<Record<Language, Readonly<Record<PaymentStatus, string>>>> = {
  en: en.paymentStatuses,
  hi: hi.paymentStatuses,
};

export const isOrderStatus = (status: number): status is OrderStatus =>
  Object.hasOwn(orderTransitions, status);
export const isPaymentStatus = (status: number): status is PaymentStatus =>
  Object.hasOwn(paymentTransitions, status);
export const orderStatusLabel = (status: OrderStatus, language: Language): string =>
  orderLabels[language][status];
export const paymentStatusLabel = (status: PaymentStatus, language: Language): string =>
  paymentLabels[language][status];

export type TransitionTable = Readonly<Record<number, readonly number[]>>;

const {
  Placed,
  AwaitingPayment,
  Confirmed,
  Packed,
  OutForDelivery,
  Delivered,
  Cancelled,
  Rejected,
} = orderStatus;

export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [Placed]: [AwaitingPayment, Confirmed, Cancelled, Rejected],
  [AwaitingPayment]: [Confirmed, Cancelled, Rejected],
  [Confirmed]: [Packed, Cancelled],
  [Packed]: [OutForDelivery, Cancelled],
  [OutForDelivery]: [Delivered, Cancelled],
  [Delivered]: [],
  [Cancelled]: [],
  [Rejected]: [],
};

/** An order on account starts and stays at 0. */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [paymentStatus.NotDue]: [paymentStatus.RefundDue],
  [paymentStatus.DueOnDelivery]: [paymentStatus.NotDue, paymentStatus.Paid],
  [paymentStatus.Pending]: [paymentStatus.Paid, paymentStatus.Failed, paymentStatus.RefundDue],
  [paymentStatus.Paid]: [paymentStatus.RefundDue],
  [paymentStatus.Failed]: [paymentStatus.Paid, paymentStatus.RefundDue],
  [paymentStatus.RefundDue]: [paymentStatus.Refunded, paymentStatus.PartlyRefunded],
  [paymentStatus.Refunded]: [],
  [paymentStatus.PartlyRefunded]: [paymentStatus.RefundDue, paymentStatus.Refunded],
};

const reachableFrom = (table: TransitionTable, starts: readonly number[]): ReadonlySet<number> => {
  const reached = new Set(starts);
  for (const status of reached) for (const next of table[status] ?? []) reached.add(next);
  return reached;
};

export const findTransitionErrors = ({
  table,
  states,
  starts,
}: {
  readonly table: TransitionTable;
  readonly states: readonly number[];
  readonly starts: readonly number[];
}): string[] => {
  const rows = Object.entries(table);
  const reached = reachableFrom(table, starts);
  return [
    ...states
      .filter((state) => !Object.hasOwn(table, state))
      .map((state) => `state ${state} has no row`),
    ...rows
      .filter(([from]) => !states.includes(Number(from)))
      .map(([from]) => `row ${from} is of no known state`),
    ...rows.flatMap(([from, targets]) =>
      targets
        .filter((to) => !states.includes(to))
        .map((to) => `${from} leads to the unknown state ${to}`),
    ),
    ...rows
      .filter(([from, targets]) => targets.includes(Number(from)))
      .map(([from]) => `${from} leads to itself`),
    ...states
      .filter((state) => !reached.has(state))
      .map((state) => `state ${state} is never reached`),
  ];
};

const publishedTables = [
  { table: orderTransitions, states: Object.values(orderStatus), starts: [orderStatus.Placed] },
  {
    table: paymentTransitions,
    states: Object.values(paymentStatus),
    starts: [paymentStatus.NotDue, paymentStatus.DueOnDelivery, paymentStatus.Pending],
  },
];

export const validateTransitions = (
  tables: readonly {
    readonly table: TransitionTable;
    readonly states: readonly number[];
    readonly starts: readonly number[];
  }[] = publishedTables,
): void => {
  const errors = tables.flatMap(findTransitionErrors);
  if (errors.length > 0) throw new Error(`transition table: ${errors.join('; ')}`);
};

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from].includes(to);

export const canPaymentTransition = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentTransitions[from].includes(to);

export const isFinalStatus = (status: OrderStatus): boolean =>
  orderTransitions[status].length === 0;

export const isActiveStatus = (status: number): boolean =>
  isOrderStatus(status) && !isFinalStatus(status);

const unsuccessfulStatuses: readonly number[] = [orderStatus.Cancelled, orderStatus.Rejected];

export const isCancelledOrRejected = (status: number): boolean =>
  unsuccessfulStatuses.includes(status);

export const isRefundStatus = (status: number): boolean =>
  status === paymentStatus.RefundDue ||
  status === paymentStatus.Refunded ||
  status === paymentStatus.PartlyRefunded;

export const sortActiveFirst = 'running';

const outstandingPayments: readonly number[] = [
  paymentStatus.DueOnDelivery,
  paymentStatus.Pending,
  paymentStatus.Failed,
];

export const isPaymentOutstanding = ({
  status,
  payment,
}: {
  readonly status: number;
  readonly payment: number;
}): boolean => outstandingPayments.includes(payment) && !isCancelledOrRejected(status);

export const orderProgressSteps: readonly number[] = [
  orderStatus.Placed,
  orderStatus.Confirmed,
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
];

export const orderProgress = (status: number): { readonly step: number; readonly of: number } => ({
  step:
    orderProgressSteps.indexOf(
      status === orderStatus.AwaitingPayment ? orderStatus.Placed : status,
    ) + 1,
  of: orderProgressSteps.length,
});

export type OrderActor = 'customer' | 'staff' | 'system';

export const canCancel = ({
  status,
  by,
  isBeforeCutOff,
}: {
  readonly status: OrderStatus;
  readonly by: OrderActor;
  readonly isBeforeCutOff: boolean;
}): boolean => {
  if (!canTransition(status, orderStatus.Cancelled)) return false;
  return by !== 'customer' || (status <= orderStatus.Confirmed && isBeforeCutOff);
};
