import { canMove, type OrderStatus } from '@tokri/contracts';
import { effectOnce, eventOrder, forwardOnly, noEventLost, noGhost } from './events.ts';
import { acknowledgedHolds, idempotentHttp } from './history.ts';
import { billOnce, payOnce } from './money.ts';
import { acknowledgedIsThere, allSettled } from './settled.ts';
import { bookedForItsOrder, livesByTheTable, noLeakAtAnyVersion } from './slot-lives.ts';
import {
  capacityAtEveryVersion,
  documentIsLastVersion,
  oneHoldAtEveryVersion,
} from './slot-versions.ts';
import { bijection, noLeak, oneHold, slotCapacity } from './slots.ts';
import { stockMarks } from './stock.ts';
import type { Invariant, World } from './world.ts';

/** The invariants of reliability.md 5.3 by their ids; I11 of other rows than holds stands in idempotency.spec.ts. */
export const invariants: Readonly<Record<string, Invariant>> = {
  'I1 slot-capacity': slotCapacity,
  'I1 slot-capacity, every version': capacityAtEveryVersion,
  'I2 one-hold': oneHold,
  'I2 one-hold, every version': oneHoldAtEveryVersion,
  'I3 bijection': bijection,
  'I3 bijection, every version': bookedForItsOrder,
  'I3 lives by the table, every version': livesByTheTable,
  'I4 no-leak': noLeak,
  'I4 no-leak, every version': noLeakAtAnyVersion,
  'I4 no-leak, events': documentIsLastVersion,
  'I5 pay-once': payOnce,
  'I6 bill-once': billOnce,
  'I7 no-event-lost': noEventLost,
  'I8 no-ghost': noGhost,
  'I9 order': eventOrder,
  'I10 effect-once, events': effectOnce,
  'I10 effect-once, stock': stockMarks,
  'I11 idempotent-http, holds': idempotentHttp,
  'I12 forward-only': forwardOnly((from, to) => canMove(from as OrderStatus, to as OrderStatus)),
  'I16 acked-durable': acknowledgedIsThere,
  'I16 acked-durable, holds': acknowledgedHolds,
  'I20 converge': allSettled,
};

/** All that is wrong, each with the id of its invariant; empty when the world is right. */
export const violationsOf = (world: World): string[] =>
  Object.entries(invariants).flatMap(([name, invariant]) =>
    invariant(world).map((violation) => `${name}: ${violation}`),
  );
