import { addDays, kolkataDate } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import {
  aggregateFields,
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument, OutboxEntry } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CouponErrorCode } from '@tokri/contracts/pricing';
import type {
  ReservationStore,
  ReservationEvent,
  StoredReservation,
} from '../../application/ports/reservations.ts';
import { reservationKey } from '../../domain/reservations/reservation-id.ts';
import { isPending } from '../../domain/reservations/reservation.ts';
import type {
  DayLimitLine,
  ReservationState,
  Shortage,
  ReservationLine,
} from '../../domain/reservations/reservation.ts';
import type { OfferUse } from '../../domain/offers/offer-use.ts';
import { statesByStoredName, storedStates, type StoredState } from './stored-states.ts';
import { fromStoredRedemption, toStoredRedemption } from './stored-redemption.ts';
import type { StoredRedemption } from './stored-redemption.ts';

export interface ReservationDocument extends AggregateDocument {
  readonly _id: string;
  /** The reservation id: negative for a second reservation. */
  readonly orderId: number;
  readonly userId?: number;
  /** Missing in reservations from before locations existed. */
  readonly locationId?: number;
  readonly lines: readonly ReservationLine[];
  readonly state: StoredState;
  readonly days: readonly DayLimitLine[];
  readonly short: readonly Shortage[];
  /** Missing in documents from before uses of offers were counted. */
  readonly offers?: readonly OfferUse[];
  readonly coupon: StoredRedemption | null;
  readonly couponRefusal: CouponErrorCode | null;
  /** 1 while the state is pending. */
  readonly open?: number;
  /** When the state last changed. */
  readonly movedAt: Date;
  /** Missing, like `times`, in reservations from before movements of stock were listed. */
  readonly begunAt?: Date;
  /** When the reservation came into its states. */
  readonly times?: Readonly<Partial<Record<StoredState, Date>>>;
  /** The day from which the markers of a released or consumed reservation can be removed. */
  readonly forgetOn?: string;
}

const schema = aggregateSchema<ReservationDocument>(
  {
    _id: String,
    orderId: { type: Number, required: true },
    lines: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    userId: { type: Number, index: true },
    locationId: Number,
    coupon: { type: Schema.Types.Mixed, default: null },
    couponRefusal: { type: String, default: null },
    short: { type: Schema.Types.Mixed, default: () => [] },
    days: { type: Schema.Types.Mixed, default: () => [] },
    offers: { type: Schema.Types.Mixed, default: () => [] },
    open: { type: Number, index: true },
    movedAt: Date,
    begunAt: Date,
    times: { type: Schema.Types.Mixed, default: undefined },
    forgetOn: { type: String, index: true },
    ...aggregateFields,
  },
  { collection: 'reservations' },
);
schema.index({ 'offers.offerId': 1 });
schema.index({ 'coupon.code': 1 });
// None of the fields changes, so a transition does not touch the index.
schema.index({ 'lines.unitId': 1, begunAt: -1, _id: -1 });

export const reservationModel = (connection: Connection): Model<ReservationDocument> =>
  connection.model<ReservationDocument>('Reservation', schema);

const clearAfterDays = 2;
const clearWithinDays = 60;
const endedStates: readonly ReservationState[] = ['rejected', 'released', 'consumed'];

const documentId = (reservationId: number): string => `rsv:${reservationKey(reservationId)}`;
const maxOrdersPerCustomer = 500;

const toStored = ({
  orderId,
  locationId = defaultLocationId,
  lines,
  state,
  days,
  short,
  offers = [],
  coupon,
  couponRefusal,
  seq,
  rev,
}: Pick<
  ReservationDocument,
  | 'orderId'
  | 'locationId'
  | 'lines'
  | 'state'
  | 'days'
  | 'short'
  | 'offers'
  | 'coupon'
  | 'couponRefusal'
  | 'seq'
  | 'rev'
>): StoredReservation => ({
  reservationId: orderId,
  locationId,
  lines,
  state: statesByStoredName[state],
  days,
  shortages: short,
  offers,
  coupon: coupon && fromStoredRedemption(coupon),
  couponError: couponRefusal,
  seq,
  rev,
});

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
    ).map(toStored),
  listUnfinished: async (before, limit) => {
    const documents = await model
      .find(trustedFilter({ open: 1 }))
      .limit(limit)
      .lean<ReservationDocument[]>()
      .exec();
    return documents.filter(({ movedAt }) => movedAt < before).map(toStored);
  },
  listEnded: async (limit) => {
    const today = kolkataDate(clock());
    const days = Array.from({ length: clearWithinDays }, (_, daysAgo) => addDays(today, -daysAgo));
    return (
      await model
        .find(trustedFilter({ forgetOn: { $in: days } }))
        .limit(limit)
        .lean<ReservationDocument[]>()
        .exec()
    ).map(toStored);
  },
});

const createTransition =
  ({ model, clock, toOutboxEntry }: ReservationRepositoryDeps): ReservationStore['transition'] =>
  async (from, { state, lines, offers, couponPaise, shortages, couponError, events = [] }) => {
    const at = clock();
    const clearing = endedStates.includes(state)
      ? { forgetOn: addDays(kolkataDate(at), clearAfterDays) }
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
        ...clearing,
        ...(isPending(state) ? { open: 1 } : {}),
      },
      ...(isPending(state) ? {} : { unset: ['open'] }),
      publish: events.map((event, index) =>
        toOutboxEntry(event, { reservationId: from.reservationId, seq: from.seq + 1 + index, at }),
      ),
    });
    return written && toStored(written);
  };

export const createReservationRepository = (deps: ReservationRepositoryDeps): ReservationStore => {
  const { model, clock } = deps;
  const find = async (reservationId: number): Promise<StoredReservation | null> => {
    const document = await model
      .findOne(trustedFilter({ _id: documentId(reservationId) }))
      .lean<ReservationDocument>()
      .exec();
    return document && toStored(document);
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
        return { isNew: true, reservation: toStored({ ...document, seq: 0, rev: 0 }) };
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
