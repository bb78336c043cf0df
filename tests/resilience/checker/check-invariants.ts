import { canOrderTransition, type OrderStatus } from '@tokri/contracts/orders';
import {
  oneEffectPerEvent,
  eventsInOrder,
  onlyForwardTransitions,
  noEventLost,
  noGhostEvents,
} from './invariants/event-delivery.ts';
import { acknowledgedHoldsExist, idempotentHoldCalls } from './invariants/call-history.ts';
import { billedExactlyOnce, paidExactlyOnce } from './invariants/payments-and-bills.ts';
import {
  acknowledgedOrdersExist,
  allOrdersSettled,
  oneOrderPerQuote,
} from './invariants/order-completion.ts';
import {
  bookingBelongsToOrder,
  onlyAllowedTransitions,
  noExpiredHoldsAtAnyVersion,
} from './invariants/hold-transitions.ts';
import {
  capacityAtEveryVersion,
  documentMatchesEvents,
  oneHoldAtEveryVersion,
} from './invariants/slot-versions.ts';
import {
  bookingsMatchOrders,
  noExpiredHolds,
  oneHoldPerCustomer,
  capacityIsConsistent,
} from './invariants/slot-documents.ts';
import { stockReservedOnce, stockTakenAtLocation } from './invariants/stock.ts';
import type { Invariant, SystemState } from './state/system-state.ts';

export const invariants: Readonly<Record<string, Invariant>> = {
  'I1 slot-capacity': capacityIsConsistent,
  'I1 slot-capacity, every version': capacityAtEveryVersion,
  'I2 one-hold': oneHoldPerCustomer,
  'I2 one-hold, every version': oneHoldAtEveryVersion,
  'I3 one booking per order': bookingsMatchOrders,
  'I3 one booking per order, every version': bookingBelongsToOrder,
  'I3 hold-transitions, every version': onlyAllowedTransitions,
  'I4 no-leak': noExpiredHolds,
  'I4 no-leak, every version': noExpiredHoldsAtAnyVersion,
  'I4 no-leak, replayed events': documentMatchesEvents,
  'I5 pay-once': paidExactlyOnce,
  'I6 bill-once': billedExactlyOnce,
  'I7 no-event-lost': noEventLost,
  'I8 no uncommitted event': noGhostEvents,
  'I9 order': eventsInOrder,
  'I10 effect-once, events': oneEffectPerEvent,
  'I10 effect-once, stock': stockReservedOnce,
  'I10 effect-once, location of stock': stockTakenAtLocation,
  'I11 idempotent-http, holds': idempotentHoldCalls,
  'I11 idempotent-http, orders': oneOrderPerQuote,
  'I12 forward-only': onlyForwardTransitions((from, to) =>
    canOrderTransition(from as OrderStatus, to as OrderStatus),
  ),
  'I16 acked-durable': acknowledgedOrdersExist,
  'I16 acked-durable, holds': acknowledgedHoldsExist,
  'I20 converge': allOrdersSettled,
};

export const findViolations = (state: SystemState): string[] =>
  Object.entries(invariants).flatMap(([name, invariant]) =>
    invariant(state).map((violation) => `${name}: ${violation}`),
  );
