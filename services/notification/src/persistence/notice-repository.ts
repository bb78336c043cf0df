import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  aggregateFields,
  aggregateSchema,
  guard,
  insertAggregate,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Notices, StoredNotice } from '../application/ports.ts';
import type { Notice, Subject } from '../domain/notice.ts';
import { dayOf, daysToSweep } from './kept-days.ts';

/** Ids, states and times, and what the text says of its subject: no name, no text; recipients are masked. */
interface NoticeFields extends AggregateDocument {
  readonly _id: string;
  /** `open` while a channel is due; then `nextTryAt` is when, or until when somebody has it. */
  readonly state: 'open' | 'closed';
  readonly nextTryAt: Date;
  readonly day: number;
}
export type NoticeDocument = NoticeFields & Omit<Notice, 'id' | keyof Subject> & Subject;

export const noticeModel = (connection: Connection): Model<NoticeDocument> =>
  connection.model<NoticeDocument>(
    'notice',
    aggregateSchema<NoticeDocument>({
      _id: String,
      userId: { type: Number, index: true },
      orderId: { type: Number, index: true },
      addressId: Number,
      kind: String,
      language: String,
      facts: Schema.Types.Mixed,
      at: Date,
      deliveries: Schema.Types.Mixed,
      state: { type: String, index: true },
      nextTryAt: Date,
      day: { type: Number, index: true },
      ...aggregateFields,
    }),
    'notices',
  );

const subjectOf = (document: NoticeDocument): Subject =>
  document.kind === 'slot-offered'
    ? { kind: document.kind, facts: document.facts }
    : {
        kind: document.kind,
        orderId: document.orderId,
        addressId: document.addressId,
        facts: document.facts,
      };
const toNotice = (document: NoticeDocument): Notice => ({
  id: document._id,
  userId: document.userId,
  at: document.at,
  language: document.language,
  deliveries: document.deliveries,
  ...subjectOf(document),
});
const toStored = (document: NoticeDocument): StoredNotice => ({
  notice: toNotice(document),
  rev: document.rev,
  seq: document.seq,
});

export interface NoticeStore extends Notices {
  /** Removes what is older than a year. */
  sweep(now: Date): Promise<unknown>;
}

export interface NoticeNeeds {
  readonly model: Model<NoticeDocument>;
  /** Events of the channels that ended between the two, in order. */
  readonly entriesOf: (change: {
    readonly before: Notice;
    readonly after: Notice;
    readonly seq: number;
    readonly at: Date;
  }) => OutboxEntry[];
}

export const noticeRepository = ({ model, entriesOf }: NoticeNeeds): NoticeStore => {
  const list = async (
    filter: Record<string, unknown>,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ) => {
    const [documents, total] = await Promise.all([
      model
        .find(guard(filter))
        .sort({ at: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<NoticeDocument[]>(),
      model.countDocuments(guard(filter)),
    ]);
    return { notices: documents.map(toNotice), total };
  };
  return {
    open: async (notice, claimedUntil) => {
      const { id, ...fields } = notice;
      const done = await insertAggregate(model, {
        _id: id,
        ...fields,
        state: 'open',
        nextTryAt: claimedUntil,
        day: dayOf(notice.at),
      });
      return done === 'inserted' ? { notice, rev: 0, seq: 0 } : null;
    },
    placedOf: async (orderId) => {
      const found = await model
        .findOne(guard({ orderId, kind: 'placed' }))
        .lean<NoticeDocument | null>();
      return found && found.kind !== 'slot-offered' ? found : null;
    },
    due: async (now, limit) =>
      limit <= 0
        ? []
        : (
            await model
              .find(guard({ state: 'open', nextTryAt: { $lte: now } }))
              .limit(limit)
              .lean<NoticeDocument[]>()
          ).map(toStored),
    claim: async ({ notice, rev }, claimedUntil) => {
      const claimed = await writeGuarded(model, {
        id: notice.id,
        rev,
        guard: { state: 'open' },
        set: { nextTryAt: claimedUntil },
      });
      return claimed && toStored(claimed);
    },
    save: async ({ notice: before, rev, seq }, { notice, nextTryAt, at }) => {
      const written = await writeGuarded(model, {
        id: notice.id,
        rev,
        set: {
          deliveries: notice.deliveries,
          state: nextTryAt === null ? 'closed' : 'open',
          ...(nextTryAt === null ? {} : { nextTryAt }),
        },
        publish: entriesOf({ before, after: notice, seq, at }),
      });
      return written !== null;
    },
    ofUser: (userId, page) => list({ userId }, page),
    all: ({ orderId, ...page }) => list(orderId === undefined ? {} : { orderId }, page),
    sweep: (now) => model.deleteMany(guard({ day: { $in: daysToSweep(now) }, state: 'closed' })),
  };
};
