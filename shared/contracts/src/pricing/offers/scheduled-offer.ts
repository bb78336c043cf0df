import * as z from 'zod/mini';
import { isoDate, pincode as pincodeField } from '../../api/operation/fields.ts';
import { offer as offerRule } from '../price-rules.ts';
import type { Offer } from '../price-rules.ts';

const idOrZero = z.int().check(z.nonnegative());

export const scheduledOffer = z.object({
  rule: offerRule,
  companyId: idOrZero,
  partyId: idOrZero,
  fromDate: isoDate,
  toDate: isoDate,
  places: z.array(z.object({ pincodeFrom: pincodeField, pincodeTo: pincodeField })),
  isOn: z.boolean(),
});
export type ScheduledOffer = z.infer<typeof scheduledOffer>;

export interface OfferContext {
  readonly date: string;
  readonly partyId: number;
  readonly pincode: string | null;
}

export const isActiveOn = (
  offer: Pick<ScheduledOffer, 'fromDate' | 'toDate' | 'isOn'>,
  date: string,
): boolean => offer.isOn && offer.fromDate <= date && date <= offer.toDate;

export const isForParty = (offer: Pick<ScheduledOffer, 'partyId'>, partyId: number): boolean =>
  offer.partyId === 0 || offer.partyId === partyId;

/**
 * A regional offer does not apply while the pincode is unknown, or the price would rise once it is
 * entered.
 */
export const isForPincode = (
  { places }: Pick<ScheduledOffer, 'places'>,
  pincode: string | null,
): boolean =>
  places.length === 0 ||
  (pincode !== null &&
    places.some(({ pincodeFrom, pincodeTo }) => pincodeFrom <= pincode && pincode <= pincodeTo));

export const isOfferApplicable = (
  offer: ScheduledOffer,
  { date, partyId, pincode }: OfferContext,
): boolean => isActiveOn(offer, date) && isForParty(offer, partyId) && isForPincode(offer, pincode);

export const applicableOffers = (
  offers: Iterable<ScheduledOffer>,
  context: OfferContext,
): Offer[] =>
  [...offers].filter((scheduled) => isOfferApplicable(scheduled, context)).map(({ rule }) => rule);
