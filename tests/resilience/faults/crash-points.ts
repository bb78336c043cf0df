import {
  cartReserved,
  cartEmptied,
  orderAwaitingPayment,
  orderCaptureDue,
  orderConfirmed,
  orderPaymentAccepted,
  orderPlaced,
  paymentAuthorized,
  paymentCaptured,
  paymentRequested,
  slotBooked,
  slotReservedForPayment,
  stockReserved,
  type EventType,
} from '@tokri/contracts/events';
import type { CrashPlace, CrashPoint } from '@tokri/service-kit/crash-points';

export type ServiceCrashPoints = Readonly<Record<string, readonly CrashPoint[]>>;

const pointsAt = (step: EventType | string, ...places: readonly CrashPlace[]): CrashPoint[] =>
  places.map((place) => `${typeof step === 'string' ? step : step.type}/${place}` as const);
const publishPoints = (event: EventType): CrashPoint[] =>
  pointsAt(event, 'before-write', 'written', 'acknowledged');
const consumePoints = (...events: readonly EventType[]): CrashPoint[] =>
  events.flatMap((event) => pointsAt(event, 'before-handler', 'after-handler'));
const writePoints = (...collections: readonly string[]): CrashPoint[] =>
  collections.flatMap((collection) => pointsAt(collection, 'before-write', 'written'));
const callPoints = (...calls: readonly string[]): CrashPoint[] =>
  calls.flatMap((call) => pointsAt(`gateway.${call}`, 'before-call', 'after-call'));

export const sagaCrashPoints: ServiceCrashPoints = {
  order: [
    ...publishPoints(orderPlaced),
    ...consumePoints(slotBooked, stockReserved, cartReserved),
    ...writePoints('orders'),
    ...publishPoints(orderConfirmed),
  ],
  'delivery-slot': [...consumePoints(orderPlaced), ...publishPoints(slotBooked)],
  catalog: [
    ...consumePoints(orderPlaced),
    ...writePoints('reservations', 'stocks'),
    ...publishPoints(stockReserved),
  ],
  cart: [
    ...consumePoints(orderPlaced),
    ...publishPoints(cartReserved),
    ...consumePoints(orderConfirmed),
    ...publishPoints(cartEmptied),
  ],
  billing: [...consumePoints(orderPlaced), ...writePoints('sales')],
};

export const paymentCrashPoints: ServiceCrashPoints = {
  order: [
    ...consumePoints(slotReservedForPayment, paymentRequested),
    ...publishPoints(orderAwaitingPayment),
    ...consumePoints(paymentAuthorized),
    ...publishPoints(orderPaymentAccepted),
    ...publishPoints(orderCaptureDue),
    ...consumePoints(paymentCaptured),
    ...publishPoints(orderConfirmed),
  ],
  'delivery-slot': [
    ...publishPoints(slotReservedForPayment),
    ...consumePoints(orderPaymentAccepted),
    ...publishPoints(slotBooked),
  ],
  billing: [
    ...writePoints('payments'),
    ...callPoints('open-order'),
    ...publishPoints(paymentRequested),
    ...writePoints('gateway_inbox'),
    ...callPoints('payments-of-order'),
    ...publishPoints(paymentAuthorized),
    ...consumePoints(orderCaptureDue),
    ...callPoints('capture'),
    ...publishPoints(paymentCaptured),
    ...consumePoints(orderConfirmed),
  ],
};

export const toRounds = (
  points: ServiceCrashPoints,
): (readonly (readonly [service: string, point: CrashPoint])[])[] =>
  Array.from(
    { length: Math.max(...Object.values(points).map(({ length }) => length)) },
    (_, round) =>
      Object.entries(points).flatMap(([service, servicePoints]) => {
        const point = servicePoints[round];
        return point === undefined ? [] : [[service, point] as const];
      }),
  );
