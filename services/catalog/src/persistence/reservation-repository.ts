import { addDays, kolkataDate } from '@tokri/contracts';
import {
  aggregateFields,
  aggregateSchema,
  guard,
  insertAggregate,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument, OutboxEntry } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '../application/ports/clock-and-ids.ts';
import type { CouponRefusal } from '@tokri/contracts/price';
import type {
  ReservationStore,
  StockFact,
  StoredReservation,
} from '../application/ports/reservations.ts';
import { claimName } from '../domain/claim.ts';
import type { CouponClaim } from '../domain/coupon.ts';
import { isOpen } from '../domain/reservation.ts';
import type { DayLine, ReservationState, ShortLine, WantedLine } from '../domain/reservation.ts';

export interface ReservationDocument extends AggregateDocument {
  /** `rsv:<orderId>`, or `rsv:<orderId>:2`. */
  readonly _id: string;
  readonly orderId: number;
  /** Absent of an order that ended before it was seen. */
  readonly userId?: number;
  readonly lines: readonly WantedLine[];
  readonly state: ReservationState;
  readonly days: readonly DayLine[];
  readonly short: readonly ShortLine[];
  readonly coupon: CouponClaim | null;
  readonly couponRefusal: CouponRefusal | null;
  /** 1 while steps are left to do, absent otherwise: what the sweeper finds. */
  readonly open?: number;
  readonly movedAt: Date;
  /** From this day on its marks can go from the stock. */
  readonly forgetOn?: string;
}

const schema = aggregateSchema<ReservationDocument>(
  {
    _id: String,
    orderId: { type: Number, required: true },
    lines: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    userId: { type: Number, index: true },
    coupon: { type: Schema.Types.Mixed, default: null },
    couponRefusal: { type: String, default: null },
    short: { type: Schema.Types.Mixed, default: () => [] },
    days: { type: Schema.Types.Mixed, default: () => [] },
    open: { type: Number, index: true },
    movedAt: Date,
    forgetOn: { type: String, index: true },
    ...aggregateFields,
  },
  { collection: 'reservations' },
);

export const reservationModel = (connection: Connection): Model<ReservationDocument> =>
  connection.model<ReservationDocument>('Reservation', schema);

/** Days after which marks go: more than one whole day after the end. */
const forgetAfterDays = 2;
/** A sweeper that slept longer than this leaves marks behind, which only cost room. */
const forgetWithinDays = 60;
const leavesMarks: readonly ReservationState[] = ['refused', 'released', 'packed'];

const idOf = (claim: number): string => `rsv:${claimName(claim)}`;
/** Orders of one customer that a coupon looks at. */
const ordersOfUserMax = 500;

const storedOf = ({
  orderId,
  lines,
  state,
  days,
  short,
  coupon,
  couponRefusal,
  seq,
  rev,
}: ReservationDocument): StoredReservation => ({
  orderId,
  lines,
  state,
  days,
  short,
  coupon,
  couponRefusal,
  seq,
  rev,
});

export interface ReservationParts {
  readonly model: Model<ReservationDocument>;
  readonly clock: Clock;
  /** A fact about an order's stock as the event that tells it. */
  readonly publish: (
    fact: StockFact,
    of: { readonly orderId: number; readonly seq: number; readonly at: Date },
  ) => OutboxEntry;
}

export const createReservationRepository = ({
  model,
  clock,
  publish,
}: ReservationParts): ReservationStore => {
  const find = async (orderId: number): Promise<StoredReservation | null> => {
    const doc = await model
      .findOne(guard({ _id: idOf(orderId) }))
      .lean<ReservationDocument>()
      .exec();
    return doc && storedOf(doc);
  };
  return {
    find,
    begin: async ({ orderId, userId, lines, state, days, coupon }) => {
      const begun = { orderId, lines, state, days, short: [], coupon, couponRefusal: null };
      const fresh = {
        _id: idOf(orderId),
        ...begun,
        ...(userId === undefined ? {} : { userId }),
        movedAt: clock(),
        ...(isOpen(state) ? { open: 1 } : {}),
      };
      if ((await insertAggregate(model, fresh)) === 'inserted')
        return { isNew: true, reservation: { ...begun, seq: 0, rev: 0 } };
      const reservation = await find(orderId);
      if (!reservation)
        throw new Error(`reservation of order ${orderId} neither inserted nor found`);
      return { isNew: false, reservation };
    },
    move: async (from, { state, lines, short, couponRefusal, facts = [] }) => {
      const at = clock();
      const marks = leavesMarks.includes(state)
        ? { forgetOn: addDays(kolkataDate(at), forgetAfterDays) }
        : {};
      const written = await writeGuarded(model, {
        id: idOf(from.orderId),
        rev: from.rev,
        set: {
          state,
          movedAt: at,
          ...(short ? { short } : {}),
          ...(lines ? { lines } : {}),
          ...(couponRefusal ? { couponRefusal } : {}),
          ...marks,
          ...(isOpen(state) ? { open: 1 } : {}),
        },
        ...(isOpen(state) ? {} : { unset: ['open'] }),
        publish: facts.map((fact, index) =>
          publish(fact, { orderId: from.orderId, seq: from.seq + 1 + index, at }),
        ),
      });
      return written && storedOf(written);
    },
    ofUser: async (userId) =>
      (
        await model
          .find(guard({ userId }))
          .sort({ _id: -1 })
          .limit(ordersOfUserMax)
          .lean<ReservationDocument[]>()
          .exec()
      ).map(storedOf),
    unfinished: async (before, limit) => {
      const docs = await model
        .find(guard({ open: 1 }))
        .limit(limit)
        .lean<ReservationDocument[]>()
        .exec();
      return docs.filter(({ movedAt }) => movedAt < before).map(storedOf);
    },
    forgettable: async (limit) => {
      const today = kolkataDate(clock());
      const days = Array.from({ length: forgetWithinDays }, (_, back) => addDays(today, -back));
      return (
        await model
          .find(guard({ forgetOn: { $in: days } }))
          .limit(limit)
          .lean<ReservationDocument[]>()
          .exec()
      ).map(storedOf);
    },
    forgotten: async (orderId) => {
      await writeGuarded(model, { id: idOf(orderId), unset: ['forgetOn'] });
    },
  };
};
