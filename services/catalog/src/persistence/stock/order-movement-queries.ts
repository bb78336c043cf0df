import { defaultLocationId } from '@tokri/contracts/slots';
import type { Model } from 'mongoose';
import type { MovementQuery } from '../../application/ports/stock-movements.ts';
import { toOrderId } from '../../domain/reservations/reservation-id.ts';
import { heldQuantity, orderSteps, type OrderMovement } from '../../domain/stock/order-movement.ts';
import type { ReservationDocument } from '../reservations/reservation-model.ts';
import { statesByStoredName, storedStates } from '../reservations/stored-states.ts';
import { toPageFilter } from './movement-page.ts';

const toOrderMovement = (
  { _id, orderId, begunAt, times = {}, state, lines, locationId }: ReservationDocument,
  unitId: number,
): readonly OrderMovement[] => {
  const line = lines.find((candidate) => candidate.unitId === unitId);
  if (!line || !begunAt) return [];
  const steps = (['reserved', 'consumed', 'released'] as const).flatMap((stepState) => {
    const at = times[storedStates[stepState]];
    return at ? [{ kind: orderSteps[stepState], at }] : [];
  });
  const held = heldQuantity(statesByStoredName[state], line);
  return [
    {
      movementId: _id,
      orderId: toOrderId(orderId),
      at: begunAt,
      unitId,
      itemId: line.itemId,
      locationId: locationId ?? defaultLocationId,
      change: held === 0 ? 0 : -held,
      steps,
    },
  ];
};

/** Reservations of former versions name no location: theirs is the default one. */
const toLocationFilter = (locationId: number | undefined) => {
  if (locationId === undefined) return {};
  return {
    locationId: locationId === defaultLocationId ? { $in: [locationId, null] } : locationId,
  };
};

const maxReadMs = 2_000;

/** Orders that got nothing moved nothing. */
const withoutStock = [storedStates.reserving, storedStates.rejecting, storedStates.rejected];

/** Aggregates instead of finding: the local store cannot find by an index on a nested field. */
export const listOrderMovements = async (
  reservations: Model<ReservationDocument>,
  query: MovementQuery & { readonly unitId: number },
): Promise<readonly OrderMovement[]> => {
  const { unitId, locationId, limit } = query;
  const documents = await reservations.aggregate<ReservationDocument>(
    [
      {
        $match: {
          'lines.unitId': unitId,
          state: { $nin: withoutStock },
          ...toLocationFilter(locationId),
          ...toPageFilter('begunAt', query),
        },
      },
      { $sort: { begunAt: -1, _id: -1 } },
      { $limit: limit },
    ],
    { maxTimeMS: maxReadMs },
  );
  return documents.flatMap((document) => toOrderMovement(document, unitId));
};
