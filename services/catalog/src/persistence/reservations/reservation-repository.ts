import { addDays, shopDate } from '@tokri/contracts/dates';
import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { Clock } from '@tokri/service-kit/use-case';
import type {
  ReservationStore,
  ReservationEvent,
  StoredReservation,
} from '../../application/ports/reservations.ts';
import { reservationKey } from '../../domain/reservations/reservation-id.ts';
import { isPending } from '../../domain/reservations/reservation.ts';
import type { ReservationState } from '../../domain/reservations/reservation.ts';
import { toStoredReservation, type ReservationDocument } from './reservation-model.ts';
import { storedStates } from './stored-states.ts';
import { toStoredRedemption } from './stored-redemption.ts';

const clearAfterDays = 2;
const clearWithinDays = 60;
const endedStates: readonly ReservationState[] = ['rejected', 'released', 'consumed'];

const documentId = (reservationId: number): string => `rsv:${reservationKey(reservationId)}`;
const maxOrdersPerCustomer = 500;

export interface ReservationRepositoryDeps {
  readonly model: Model<ReservationDocument>;
  readonly clock: Clock;
  readonly toOutboxEntry: (
    event: ReservationEvent,
    position: { readonly reservationId: number; readonly seq: number; readonly at: Date },
  ) => OutboxEntry;
}

const createReservationQueries = (
  model: Model<ReservationDocument>,
  clock: Clock,
): Pick<ReservationStore, 'listByUser' | 'listUnfinished' | 'listEnded'> => ({
  listByUser: async (userId) =>
    (
      await model
        .find(trustedFilter({ userId }))
        .sort({ _id: -1 })
        .limit(maxOrdersPerCustomer)
        .lean<ReservationDocument[]>()
        .exec()
    ).map(toStoredReservation),
  listUnfinished: async (before, limit) => {
    const documents = await model
      .find(trustedFilter({ open: 1 }))
      .limit(limit)
      .lean<ReservationDocument[]>()
      .exec();
    return documents.filter(({ movedAt }) => movedAt < before).map(toStoredReservation);
  },
  listEnded: async (limit) => {
    const today = shopDate(clock());
    const days = Array.from({ length: clearWithinDays }, (_, daysAgo) => addDays(today, -daysAgo));
    return (
      await model
        .find(trustedFilter({ forgetOn: { $in: days } }))
        .limit(limit)
        .lean<ReservationDocument[]>()
        .exec()
    ).map(toStoredReservation);
  },
});

const createTransition =
  ({ model, clock, toOutboxEntry }: ReservationRepositoryDeps): ReservationStore['transition'] =>
  async (
    from,
    { state, lines, offers, couponPaise, shortages, couponError, locationError, events = [] },
  ) => {
    const at = clock();
    const clearing = endedStates.includes(state)
      ? { forgetOn: addDays(shopDate(at), clearAfterDays) }
      : {};
    const written = await conditionalUpdate(model, {
      id: documentId(from.reservationId),
      rev: from.rev,
      set: {
        state: storedStates[state],
        movedAt: at,
        ...(isPending(state) ? {} : { [`times.${storedStates[state]}`]: at }),
        ...(shortages ? { short: shortages } : {}),
        ...(lines ? { lines } : {}),
        ...(offers ? { offers } : {}),
        ...(from.coupon && couponPaise !== undefined ? { 'coupon.amountPaise': couponPaise } : {}),
        ...(couponError ? { couponRefusal: couponError } : {}),
        ...(locationError ? { locationError } : {}),
        ...clearing,
        ...(isPending(state) ? { open: 1 } : {}),
      },
      ...(isPending(state) ? {} : { unset: ['open'] }),
      publish: events.map((event, index) =>
        toOutboxEntry(event, { reservationId: from.reservationId, seq: from.seq + 1 + index, at }),
      ),
    });
    return written && toStoredReservation(written);
  };

export const createReservationRepository = (deps: ReservationRepositoryDeps): ReservationStore => {
  const { model, clock } = deps;
  const find = async (reservationId: number): Promise<StoredReservation | null> => {
    const document = await model
      .findOne(trustedFilter({ _id: documentId(reservationId) }))
      .lean<ReservationDocument>()
      .exec();
    return document && toStoredReservation(document);
  };
  return {
    find,
    begin: async ({ reservationId, userId, locationId, lines, state, days, offers, coupon }) => {
      const now = clock();
      const document = {
        _id: documentId(reservationId),
        orderId: reservationId,
        locationId,
        lines,
        state: storedStates[state],
        days,
        short: [],
        offers,
        coupon: coupon && toStoredRedemption(coupon),
        couponRefusal: null,
        ...(userId === undefined ? {} : { userId }),
        movedAt: now,
        begunAt: now,
        ...(isPending(state) ? { open: 1 } : {}),
      };
      if ((await insertAggregate(model, document)) === 'inserted')
        return { isNew: true, reservation: toStoredReservation({ ...document, seq: 0, rev: 0 }) };
      const reservation = await find(reservationId);
      if (!reservation) throw new Error(`reservation ${reservationId} neither inserted nor found`);
      return { isNew: false, reservation };
    },
    transition: createTransition(deps),
    ...createReservationQueries(model, clock),
    markCleared: async (reservationId) => {
      await conditionalUpdate(model, { id: documentId(reservationId), unset: ['forgetOn'] });
    },
  };
};
