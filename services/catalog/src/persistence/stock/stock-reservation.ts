import { lowStockThreshold } from '@tokri/contracts/orders';
import { conditionalUpdate, type ConditionalUpdate } from '@tokri/service-kit/mongo';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Model } from 'mongoose';
import type {
  ReservedQuantityStore,
  ReserveResult,
} from '../../application/ports/reserved-quantities.ts';
import type { ReservedUnits, StockLevel } from '../../application/ports/stock.ts';
import { fallsLow, type StockAlert } from '../../domain/stock/low-stock.ts';
import { findStocks } from './find-stocks.ts';
import { explainRejection, quantityPath } from './reserved-quantity-store.ts';
import { toStockLevel, type AnyStockDocument } from './stock-model.ts';

/** Stored by the write that changes the stock. */
export type ToStockAlertEntry = (
  alert: StockAlert,
  position: { readonly seq: number; readonly at: Date },
) => OutboxEntry;

export interface StockReservationOptions {
  readonly clock: Clock;
  readonly onChange: (stock: StockLevel) => void;
  readonly toStockAlertEntry: ToStockAlertEntry;
}

/** Enough is free, and the unit does not begin to run out by this order. */
const withoutFall = ({ quantity }: ReservedUnits) => ({
  $or: [
    { free: { $gt: lowStockThreshold + quantity } },
    { free: { $gte: quantity, $lte: lowStockThreshold } },
  ],
});

const toReservation = (line: ReservedUnits) => ({
  id: line.resourceId,
  inc: { free: -line.quantity },
  set: { [quantityPath(line)]: line.quantity },
  needsPublishing: true,
});
/** Nothing of a withdrawn unit is reserved. */
const toPrecondition = (line: ReservedUnits) => ({
  isWithdrawn: { $ne: true },
  [quantityPath(line)]: { $exists: false },
});

/**
 * Reserves units, and publishes in the same write that they begin to run out. Only that one order
 * of many costs a read: all others are one write that cannot be a fall.
 */
export const createStockReservation = (
  model: Model<AnyStockDocument>,
  { clock, onChange, toStockAlertEntry }: StockReservationOptions,
): Pick<ReservedQuantityStore<ReservedUnits>, 'reserve'> => {
  const write = async (change: ConditionalUpdate): Promise<boolean> => {
    const written = await conditionalUpdate(model, change);
    if (written) onChange(toStockLevel(written));
    return written !== null;
  };
  const reserveWithoutFall = (line: ReservedUnits) =>
    write({
      ...toReservation(line),
      precondition: { ...withoutFall(line), ...toPrecondition(line) },
    });
  const reserveWithFall = (line: ReservedUnits, document: AnyStockDocument) => {
    const alert = {
      ...toStockLevel(document),
      kind: 'low' as const,
      itemId: document.itemId,
      free: document.free - line.quantity,
    };
    return write({
      ...toReservation(line),
      rev: document.rev,
      precondition: toPrecondition(line),
      publish: [toStockAlertEntry(alert, { seq: document.rev + 1, at: clock() })],
      hasPartSequence: true,
    });
  };
  return {
    reserve: async (line) => {
      if (await reserveWithoutFall(line)) return { kind: 'reserved' };
      return updateAggregate({
        maxAttempts: maxAttemptsUnderContention,
        load: async () => (await findStocks(model, { _id: line.resourceId }))[0] ?? null,
        decide: (document) => explainRejection(document, line),
        save: async (document, rejection): Promise<ReserveResult | typeof conflict> => {
          if (!document || rejection.kind !== 'short' || rejection.free < line.quantity)
            return rejection;
          const before = { free: document.free, isWithdrawn: false };
          const isReserved = fallsLow(before, { ...before, free: before.free - line.quantity })
            ? await reserveWithFall(line, document)
            : await reserveWithoutFall(line);
          return isReserved ? { kind: 'reserved' } : conflict;
        },
      });
    },
  };
};
