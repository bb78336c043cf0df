import { recordDocumentChange } from '@tokri/service-kit/audit';
import {
  aggregateSchema,
  conditionalUpdate,
  createIdAllocator,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SlideStore, StoredSlide } from '../../application/ports/slides.ts';
import type { Slide, SlideSchedule } from '../../domain/images/slide.ts';

/** The schedule is missing in documents from before slides had one. */
export interface SlideDocument
  extends Omit<Slide, 'slideId' | keyof SlideSchedule>, Partial<SlideSchedule> {
  readonly _id: number;
  readonly rev: number;
}

const schema = aggregateSchema<SlideDocument>(
  {
    _id: Number,
    title: String,
    text: String,
    link: String,
    linkText: String,
    images: [String],
    position: Number,
    isOn: Boolean,
    fromAt: Date,
    toAt: Date,
    hindi: Schema.Types.Mixed,
    rev: { type: Number, default: 0 },
  },
  { collection: 'slides' },
);

export const slideModel = (connection: Connection): Model<SlideDocument> =>
  connection.model<SlideDocument>('Slide', schema);

const toStored = ({
  _id,
  rev,
  isOn = true,
  fromAt = null,
  toAt = null,
  ...slide
}: SlideDocument): StoredSlide => ({ slide: { slideId: _id, ...slide, isOn, fromAt, toAt }, rev });

export const createSlideRepository = (
  connection: Connection,
  model: Model<SlideDocument>,
): SlideStore => ({
  listAll: async () =>
    (await model.find().lean<SlideDocument[]>().exec())
      .map(toStored)
      .sort((a, b) => a.slide.position - b.slide.position || a.slide.slideId - b.slide.slideId),
  nextId: createIdAllocator({ connection, name: 'slide', blockSize: 5 }),
  insert: ({ slideId, ...slide }) => insertAggregate(model, { _id: slideId, ...slide }),
  save: async ({ rev }, { slideId, ...slide }) =>
    (await conditionalUpdate(model, {
      id: slideId,
      rev,
      set: { ...slide, images: [...slide.images] },
    })) !== null,
  setPosition: async (slideId, position) => {
    await conditionalUpdate(model, { id: slideId, set: { position } });
  },
  delete: async (slideId) => {
    const removed = await model
      .findOneAndDelete(trustedFilter({ _id: slideId }))
      .lean<SlideDocument>()
      .exec();
    if (removed) recordDocumentChange(model, slideId, { before: { ...removed }, after: null });
  },
});
