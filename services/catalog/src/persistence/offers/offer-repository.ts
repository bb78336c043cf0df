import {
  aggregateSchema,
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  snapshotFields,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { OfferStore, StoredOffer } from '../../application/ports/offers.ts';
import type { Offer } from '../../domain/offers/offer.ts';

/** `stoppedOn` is missing in documents from before staff could stop an offer. */
export interface OfferDocument extends Omit<Offer, 'stoppedOn'>, SnapshotDocument {
  readonly _id: number;
  readonly stoppedOn?: string;
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
    stoppedOn: String,
    narration: String,
    hindiNarration: String,
    image: String,
    ...snapshotFields,
  },
  { collection: 'offers' },
);

export const offerModel = (connection: Connection): Model<OfferDocument> =>
  connection.model<OfferDocument>('Offer', schema);

export const toOffer = ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
  stoppedOn = '',
  narration,
  hindiNarration,
  image,
}: OfferDocument): Offer => ({
  rule,
  companyId,
  partyId,
  fromDate,
  toDate,
  places,
  isOn,
  stoppedOn,
  narration,
  hindiNarration,
  image,
});
const toStored = (document: OfferDocument): StoredOffer => ({
  offer: toOffer(document),
  rev: document.rev,
});

export const createOfferRepository = (
  connection: Connection,
  model: Model<OfferDocument>,
): OfferStore => ({
  all: async () => (await model.find().lean<OfferDocument[]>().exec()).map(toStored),
  findById: async (offerId) => {
    const found = await model
      .findOne(trustedFilter({ _id: offerId }))
      .lean<OfferDocument>()
      .exec();
    return found && toStored(found);
  },
  nextId: createIdAllocator({ connection, name: 'offer', blockSize: 5 }),
  insert: (offer) =>
    insertAggregate(model, { _id: offer.rule.offerId, ...offer }, { needsPublishing: true }),
  save: async ({ offer, rev }, changed) => {
    const written = await conditionalUpdate(model, {
      id: offer.rule.offerId,
      rev,
      set: { ...changed },
      needsPublishing: true,
    });
    return written && toStored(written);
  },
});
