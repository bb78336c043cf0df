import * as z from 'zod/mini';
import { isoDate, pincode } from '../http/fields.ts';
import { offer } from './terms.ts';
import type { Offer } from './terms.ts';

const idOrZero = z.int().check(z.nonnegative());

/** An offer's rule beside the days, places and people that it is for. */
export const runningOffer = z.object({
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
export type RunningOffer = z.infer<typeof runningOffer>;

/** Who asks, for which delivery date and where to. */
export interface OfferSeeker {
  /** Delivery date. */
  readonly date: string;
  /** 0 is the public. */
  readonly partyId: number;
  /** Null before a visitor has told one. */
  readonly pincode: string | null;
}

/** An offer counts by the delivery date, as rate and stock do. */
export const runsOn = (
  of: Pick<RunningOffer, 'fromDate' | 'toDate' | 'isOn'>,
  date: string,
): boolean => of.isOn && of.fromDate <= date && date <= of.toDate;

export const isForParty = (of: Pick<RunningOffer, 'partyId'>, partyId: number): boolean =>
  of.partyId === 0 || of.partyId === partyId;

/** An offer for some places is for nobody whose place is not known: a price must not rise once it is. */
export const isForPlace = ({ places }: Pick<RunningOffer, 'places'>, at: string | null): boolean =>
  places.length === 0 ||
  (at !== null &&
    places.some(({ pincodeFrom, pincodeTo }) => pincodeFrom <= at && at <= pincodeTo));

export const offerRuns = (of: RunningOffer, { date, partyId, pincode: at }: OfferSeeker): boolean =>
  runsOn(of, date) && isForParty(of, partyId) && isForPlace(of, at);

/** The rules that run for somebody (price.md 2). */
export const rulesFor = (offers: Iterable<RunningOffer>, seeker: OfferSeeker): Offer[] =>
  [...offers].filter((one) => offerRuns(one, seeker)).map(({ rule }) => rule);
