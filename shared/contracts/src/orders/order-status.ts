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

const en: Readonly<Record<OrderStatus, string>> = {
  1: 'Placed',
  2: 'Waiting for payment',
  3: 'Confirmed',
  4: 'Packed',
  5: 'Out for delivery',
  6: 'Delivered',
  7: 'Cancelled',
  8: 'Not accepted',
};

const hi: Readonly<Record<OrderStatus, string>> = {
  1: 'ऑर्डर मिला',
  2: 'भुगतान बाकी',
  3: 'ऑर्डर पक्का',
  4: 'पैक हो गया',
  5: 'डिलीवरी के लिए निकला',
  6: 'पहुँच गया',
  7: 'रद्द',
  8: 'स्वीकार नहीं हुआ',
};

const labels = { en, hi };

export const isOrderStatus = (status: number): status is OrderStatus => Object.hasOwn(en, status);

export const orderStatusLabel = (status: OrderStatus, language: Language): string =>
  labels[language][status];

const unsuccessfulStatuses: readonly number[] = [orderStatus.Cancelled, orderStatus.Rejected];

export const isCancelledOrRejected = (status: number): boolean =>
  unsuccessfulStatuses.includes(status);

export const sortActiveFirst = 'running';

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
