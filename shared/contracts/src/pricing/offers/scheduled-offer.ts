import * as z from 'zod/mini';
import { isoDate, pincode } from '../../api/operation/fields.ts';
import { offer } from '../price-rules.ts';
import type { Offer } from '../price-rules.ts';

const idOrZero = z.int().check(z.nonnegative());

export const scheduledOffer = z.object({
  rule: offer,
  companyId: idOrZero,
  partyId: idOrZero,
  fromDate: isoDate,
  toDate: isoDate,
  places: z.array(z.object({ pincodeFrom: pincode, pincodeTo: pincode })),
  isOn: z.boolean(),
});
export type ScheduledOffer = z.infer<typeof scheduledOffer>;

export interface OfferContext {
  readonly date: string;
  readonly partyId: number;
  readonly pincode: string | null;
}

export const isActiveOn = (
  of: Pick<ScheduledOffer, 'fromDate' | 'toDate' | 'isOn'>,
  date: string,
): boolean => of.isOn && of.fromDate <= date && date <= of.toDate;

export const isForParty = (of: Pick<ScheduledOffer, 'partyId'>, partyId: number): boolean =>
  of.partyId === 0 || of.partyId === partyId;

/**
 * A regional offer does not apply while the pincode is unknown, or the price would rise once it is
 * entered.
 */
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

export const applicableOffers = (offers: Iterable<ScheduledOffer>, seeker: OfferContext): Offer[] =>
  [...offers].filter((one) => isOfferApplicable(one, seeker)).map(({ rule }) => rule);
