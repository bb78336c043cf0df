import * as z from 'zod/mini';
import { isoDate, pincode } from '../../api/operation/fields.ts';
import { offer } from '../price-rules.ts';
import type { Offer } from '../price-rules.ts';

const idOrZero = z.int().check(z.nonnegative());

/** An offer's rule beside the days, places and people that it is for. */
export const scheduledOffer = z.object({
  rule: offer,
  companyId: idOrZero,
  /** 0 is everybody; else this party alone. */
  partyId: idOrZero,
  /** First and last delivery date, both included. */
  fromDate: isoDate,
  toDate: isoDate,
  /** Ranges of pincodes, both ends included; none is everywhere. */
  places: z.array(z.object({ pincodeFrom: pincode, pincodeTo: pincode })),
  /** False when staff have taken it out. */
  isOn: z.boolean(),
});
export type ScheduledOffer = z.infer<typeof scheduledOffer>;

/** Who asks, for which delivery date and where to. */
export interface OfferContext {
  /** Delivery date. */
  readonly date: string;
  /** 0 is the public. */
  readonly partyId: number;
  /** Null before a visitor has told one. */
  readonly pincode: string | null;
}

/** An offer counts by the delivery date, as rate and stock do. */
export const isActiveOn = (
  of: Pick<ScheduledOffer, 'fromDate' | 'toDate' | 'isOn'>,
  date: string,
): boolean => of.isOn && of.fromDate <= date && date <= of.toDate;

export const isForParty = (of: Pick<ScheduledOffer, 'partyId'>, partyId: number): boolean =>
  of.partyId === 0 || of.partyId === partyId;

/** An offer for some places is for nobody whose place is not known: a price must not rise once it is. */
export const isForPincode = (
  { places }: Pick<ScheduledOffer, 'places'>,
  at: string | null,
): boolean =>
  places.length === 0 ||
  (at !== null &&
    places.some(({ pincodeFrom, pincodeTo }) => pincodeFrom <= at && at <= pincodeTo));

export const isOfferApplicable = (
  of: ScheduledOffer,
  { date, partyId, pincode: at }: OfferContext,
): boolean => isActiveOn(of, date) && isForParty(of, partyId) && isForPincode(of, at);

/** The rules that run for somebody (price.md 2). */
export const applicableOffers = (offers: Iterable<ScheduledOffer>, seeker: OfferContext): Offer[] =>
  [...offers].filter((one) => isOfferApplicable(one, seeker)).map(({ rule }) => rule);
