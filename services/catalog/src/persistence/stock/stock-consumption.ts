import { conditionalUpdate, type ConditionalUpdate } from '@tokri/service-kit/mongo';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { ReservedQuantityStore } from '../../application/ports/reserved-quantities.ts';
import type { ReservedUnits, StockLevel } from '../../application/ports/stock.ts';
import { reservationKey, toOrderId } from '../../domain/reservations/reservation-id.ts';
import { packUnits, type PackedStock } from '../../domain/stock/pack-units.ts';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';
import { findStocks } from './find-stocks.ts';
import { consumed, quantityPath, toSale } from './reserved-quantity-store.ts';
import { countReserved, toStockLevel, type AnyStockDocument } from './stock-model.ts';
import { toMovementDocument } from './stock-movement-model.ts';

const toMovement = (
  document: AnyStockDocument,
  { reservationId }: ReservedUnits,
  { free, reserved, difference, at }: PackedStock & { readonly at: Date },
): StockMovement => {
  const { unitId, locationId } = toStockLevel(document);
  const kind = difference < 0 ? 'not-found' : 'found';
  return {
    movementId: `${kind}:${reservationKey(reservationId)}:${unitId}`,
    at,
    kind,
    unitId,
    itemId: document.itemId,
    locationId,
    before: free - difference,
    after: free,
    reserved,
    staffId: 0,
    orderId: toOrderId(reservationId),
  };
};

const toPackingChange = (
  document: AnyStockDocument,
  line: ReservedUnits,
  clock: Clock,
): Pick<ConditionalUpdate, 'set' | 'push'> => {
  const { quantity, packed = quantity } = line;
  const counted = { free: document.free, reserved: countReserved(document) };
  const stock = packUnits(counted, { quantity, packed });
  const set = { free: stock.free, [quantityPath(line)]: consumed };
  if (stock.difference === 0) return { set };
  const movement = toMovement(document, line, { ...stock, at: clock() });
  return {
    set: { ...set, hasMovements: 1 },
    push: { movements: toMovementDocument(movement) },
  };
};

/** Packs reserved units. What packing shows of the shelf is recorded by the write that packs. */
export const createStockConsumption = (
  model: Model<AnyStockDocument>,
  { clock, onChange }: { readonly clock: Clock; readonly onChange: (stock: StockLevel) => void },
): Pick<ReservedQuantityStore<ReservedUnits>, 'consume'> => {
  const write = async (line: ReservedUnits, change: Omit<ConditionalUpdate, 'id'>) => {
    const written = await conditionalUpdate(model, {
      id: line.resourceId,
      inc: toSale(line, 1),
      needsPublishing: true,
      ...change,
    });
    if (written) onChange(toStockLevel(written));
    return written !== null;
  };
  /** Without a shortfall and with everything found, nothing but the reservation changes. */
  const packAll = (line: ReservedUnits) =>
    write(line, {
      precondition: { [quantityPath(line)]: line.quantity, free: { $gte: 0 } },
      set: { [quantityPath(line)]: consumed },
      needsPublishing: false,
    });
  const packCounted = (line: ReservedUnits) =>
    updateAggregate({
      load: async () => (await findStocks(model, { _id: line.resourceId }))[0],
      decide: (document) => document?.holds[reservationKey(line.reservationId)] === line.quantity,
      save: async (document, isReserved): Promise<boolean | typeof conflict> =>
        !document ||
        !isReserved ||
        (await write(line, { rev: document.rev, ...toPackingChange(document, line, clock) })) ||
        conflict,
    });
  return {
    consume: async (line) => {
      const isPackedWhole = (line.packed ?? line.quantity) === line.quantity;
      if (isPackedWhole && (await packAll(line))) return;
      await packCounted(line);
    },
  };
};
