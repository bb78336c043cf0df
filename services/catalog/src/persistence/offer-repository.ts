import {
  aggregateSchema,
  guard,
  idAllocator,
  insertAggregate,
  stateFields,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { OfferStore, StoredOffer } from '../application/ports/offers.ts';
import type { Offer } from '../domain/offer.ts';

export interface OfferDocument extends Offer, StateDocument {
  readonly _id: number;
}

const schema = aggregateSchema<OfferDocument>(
  {
    _id: Number,
    rule: { type: Schema.Types.Mixed, required: true },
    places: { type: Schema.Types.Mixed, default: () => [] },
    companyId: Number,
    partyId: Number,
    fromDate: String,
    toDate: String,
    isOn: Boolean,
    narration: String,
    image: String,
    ...stateFields,
  },
  { collection: 'offers' },
);

export const offerModel = (connection: Connection): Model<OfferDocument> =>
  connection.model<OfferDocument>('Offer', schema);

/** What the document says of the offer; the rest belongs to the store. */
export const offerOf = ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
  narration,
  image,
}: OfferDocument): Offer => ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
  narration,
  image,
});
const storedOf = (doc: OfferDocument): StoredOffer => ({ offer: offerOf(doc), rev: doc.rev });

export const createOfferRepository = (
  connection: Connection,
  model: Model<OfferDocument>,
): OfferStore => ({
  all: async () => (await model.find().lean<OfferDocument[]>().exec()).map(storedOf),
  byId: async (offerId) => {
    const found = await model
      .findOne(guard({ _id: offerId }))
      .lean<OfferDocument>()
      .exec();
    return found && storedOf(found);
  },
  nextId: idAllocator({ connection, name: 'offer', blockSize: 5 }),
  insert: (offer) => insertAggregate(model, { _id: offer.rule.offerId, ...offer }, { dirty: true }),
  save: async ({ offer, rev }, changed) => {
    const written = await writeGuarded(model, {
      id: offer.rule.offerId,
      rev,
      set: { ...changed },
      dirty: true,
    });
    return written && storedOf(written);
  },
});
