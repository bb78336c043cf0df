import {
  cartEmptied,
  cartTaken,
  orderAwaitingPayment,
  orderCaptureDue,
  orderConfirmed,
  orderPaymentAccepted,
  orderPlaced,
  paymentAuthorized,
  paymentCaptured,
  paymentRequested,
  slotBooked,
  slotKept,
  stockReserved,
  type EventType,
} from '@tokri/contracts/events';
import type { CrashPlace, CrashPoint } from '@tokri/service-kit/crash-points';

/** Points of one service, in the order in which an order passes them. */
export type PointsOfService = Readonly<Record<string, readonly CrashPoint[]>>;

const at = (step: EventType | string, ...places: readonly CrashPlace[]): CrashPoint[] =>
  places.map((place) => `${typeof step === 'string' ? step : step.type}/${place}` as const);
/** Before the write, between write and publish, between the broker's answer and the pull. */
const told = (event: EventType): CrashPoint[] =>
  at(event, 'before-write', 'written', 'acknowledged');
const heard = (...events: readonly EventType[]): CrashPoint[] =>
  events.flatMap((event) => at(event, 'taken', 'handled'));
const written = (...collections: readonly string[]): CrashPoint[] =>
  collections.flatMap((collection) => at(collection, 'before-write', 'written'));
const called = (...calls: readonly string[]): CrashPoint[] =>
  calls.flatMap((call) => at(`gateway.${call}`, 'before-call', 'answered'));

/** Between each two steps of an order on cash. */
export const pointsOfSaga: PointsOfService = {
  order: [
    ...told(orderPlaced),
    ...heard(slotBooked, stockReserved, cartTaken),
    ...written('orders'),
    ...told(orderConfirmed),
  ],
  'delivery-slot': [...heard(orderPlaced), ...told(slotBooked)],
  catalog: [...heard(orderPlaced), ...written('reservations', 'stocks'), ...told(stockReserved)],
  cart: [...heard(orderPlaced), ...told(cartTaken), ...heard(orderConfirmed), ...told(cartEmptied)],
  billing: [...heard(orderPlaced), ...written('sales')],
};

/** What a payment adds to those. */
export const pointsOfPayment: PointsOfService = {
  order: [
    ...heard(slotKept, paymentRequested),
    ...told(orderAwaitingPayment),
    ...heard(paymentAuthorized),
    ...told(orderPaymentAccepted),
    ...told(orderCaptureDue),
    ...heard(paymentCaptured),
    ...told(orderConfirmed),
  ],
  'delivery-slot': [...told(slotKept), ...heard(orderPaymentAccepted), ...told(slotBooked)],
  billing: [
    ...written('payments'),
    ...called('open-order'),
    ...told(paymentRequested),
    ...written('gateway_inbox'),
    ...called('payments-of-order'),
    ...told(paymentAuthorized),
    ...heard(orderCaptureDue),
    ...called('capture'),
    ...told(paymentCaptured),
    ...heard(orderConfirmed),
  ],
};

/** One point of each service at a time, until all have been. */
export const roundsOf = (
  points: PointsOfService,
): (readonly (readonly [service: string, point: CrashPoint])[])[] =>
  Array.from(
    { length: Math.max(...Object.values(points).map(({ length }) => length)) },
    (_, round) =>
      Object.entries(points).flatMap(([service, own]) => {
        const point = own[round];
        return point === undefined ? [] : [[service, point] as const];
      }),
  );
