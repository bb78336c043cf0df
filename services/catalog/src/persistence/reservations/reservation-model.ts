import type { CouponErrorCode } from '@tokri/contracts/pricing';
import { defaultLocationId } from '@tokri/contracts/slots';
import { aggregateFields, aggregateSchema, type AggregateDocument } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredReservation } from '../../application/ports/reservations.ts';
import type { OfferUse } from '../../domain/offers/offer-use.ts';
import type {
  DayLimitLine,
  LocationError,
  ReservationLine,
  Shortage,
} from '../../domain/reservations/reservation.ts';
import { fromStoredRedemption, type StoredRedemption } from './stored-redemption.ts';
import { statesByStoredName, type StoredState } from './stored-states.ts';

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
  /** Set when the location was closed. */
  readonly locationError?: LocationError;
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
    locationError: String,
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
// These fields never change, so a transition does not touch the index.
schema.index({ 'lines.unitId': 1, begunAt: -1, _id: -1 });

export const reservationModel = (connection: Connection): Model<ReservationDocument> =>
  connection.model<ReservationDocument>('Reservation', schema);

export const toStoredReservation = ({
  orderId,
  locationId = defaultLocationId,
  lines,
  state,
  days,
  short,
  offers = [],
  coupon,
  couponRefusal,
  locationError,
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
  | 'locationError'
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
  locationError: locationError ?? null,
  seq,
  rev,
});
