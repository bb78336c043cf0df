import {
  aggregateFields,
  aggregateSchema,
  guard,
  insertAggregate,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { Challenges } from '../application/ports.ts';
import type { Challenge, CodeRequest, CodeRules } from '../domain/challenge.ts';
import type { Channel } from '../domain/identity.ts';
import { dayOf, pastDays } from './kept-days.ts';

export interface ChallengeDocument extends AggregateDocument {
  readonly _id: number;
  readonly channel: Channel;
  readonly contact: string;
  readonly codeHash: string;
  readonly sends: number;
  readonly attempts: number;
  readonly used: boolean;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  readonly expiryDay: number;
}

export const challengeModel = (connection: Connection): Model<ChallengeDocument> =>
  connection.model<ChallengeDocument>(
    'challenge',
    aggregateSchema<ChallengeDocument>({
      ...aggregateFields,
      _id: Number,
      channel: String,
      contact: String,
      codeHash: String,
      sends: Number,
      attempts: Number,
      used: Boolean,
      expiresAt: Date,
      resendAt: Date,
      expiryDay: { type: Number, index: true },
    }),
    'challenges',
  );

const toDocument = ({ id, identity, ...fields }: Challenge) => ({
  _id: id,
  channel: identity.channel,
  contact: identity.contact,
  ...fields,
  expiryDay: dayOf(fields.expiresAt),
});

const toChallenge = (doc: ChallengeDocument): Challenge => ({
  id: doc._id,
  identity: { channel: doc.channel, contact: doc.contact },
  codeHash: doc.codeHash,
  sends: doc.sends,
  attempts: doc.attempts,
  used: doc.used,
  expiresAt: doc.expiresAt,
  resendAt: doc.resendAt,
});

export interface ChallengeStore extends Challenges {
  /** Removes those that ended before yesterday and have nothing left to publish. */
  sweep(now: Date): Promise<unknown>;
}

export const challengeRepository = (parts: {
  readonly model: Model<ChallengeDocument>;
  readonly entriesOf: (request: CodeRequest) => OutboxEntry[];
  readonly rules: CodeRules;
}): ChallengeStore => {
  const { model, entriesOf, rules } = parts;
  return {
    open: async (challenge, request) =>
      (await insertAggregate(model, toDocument(challenge), { publish: entriesOf(request) })) ===
      'inserted',
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<ChallengeDocument | null>();
      return found && toChallenge(found);
    },
    countTry: async (id, now) => {
      const counted = await writeGuarded(model, {
        id,
        guard: { used: false, attempts: { $lt: rules.triesPerCode }, expiresAt: { $gt: now } },
        inc: { attempts: 1 },
      });
      return counted && toChallenge(counted);
    },
    use: async ({ id, sends }) =>
      (await writeGuarded(model, { id, guard: { used: false, sends }, set: { used: true } })) !==
      null,
    renew: async (challenge, request) => {
      const { _id, ...fields } = toDocument(challenge);
      return (
        (await writeGuarded(model, {
          id: _id,
          guard: { used: false, sends: challenge.sends - 1 },
          set: fields,
          publish: entriesOf(request),
        })) !== null
      );
    },
    sweep: (now) =>
      model.deleteMany(guard({ expiryDay: { $in: pastDays(now) }, pending: { $exists: false } })),
  };
};
