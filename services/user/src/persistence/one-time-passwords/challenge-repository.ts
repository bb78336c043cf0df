import {
  aggregateFields,
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { ChallengeReference, Challenges } from '../../application/ports/one-time-passwords.ts';
import type { Challenge, CodeRequest } from '../../domain/one-time-passwords/challenge.ts';
import type { CodeLimits } from '../../domain/one-time-passwords/code-limits.ts';
import { toRequester, type Requester } from '../../domain/one-time-passwords/requester.ts';
import type { Channel, Identity } from '../../domain/accounts/identity.ts';
import { toDayNumber, expiredDays } from '../retention-days.ts';

export interface ChallengeDocument extends AggregateDocument {
  readonly _id: number;
  readonly channel: Channel;
  readonly contact: string;
  /** Null for a sign-in; missing in documents of earlier versions. */
  readonly userId?: number | null;
  readonly deviceId?: string | null;
  /** Missing when a sign-in or the verification of a contact asked for the code. */
  readonly purpose?: 'deletion' | null;
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
      contact: { type: String, index: true },
      userId: { type: Number, index: true },
      deviceId: String,
      purpose: String,
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

const toRequesterFields = (
  requester: Requester,
): Pick<ChallengeDocument, 'userId' | 'deviceId' | 'purpose'> => ({
  userId: 'userId' in requester ? requester.userId : null,
  deviceId: requester.kind === 'device' ? requester.deviceId : null,
  purpose: requester.kind === 'deletion' ? requester.kind : null,
});
const readRequester = ({
  userId = null,
  deviceId = null,
  purpose,
}: ChallengeDocument): Requester =>
  userId === null ? toRequester(deviceId) : { kind: purpose ?? 'user', userId };

const toDocument = ({ id, identity, requester, ...fields }: Challenge) => ({
  _id: id,
  channel: identity.channel,
  contact: identity.contact,
  ...toRequesterFields(requester),
  ...fields,
  expiryDay: toDayNumber(fields.expiresAt),
});

const toChallenge = (doc: ChallengeDocument): Challenge => ({
  id: doc._id,
  identity: { channel: doc.channel, contact: doc.contact },
  requester: readRequester(doc),
  codeHash: doc.codeHash,
  sends: doc.sends,
  attempts: doc.attempts,
  used: doc.used,
  expiresAt: doc.expiresAt,
  resendAt: doc.resendAt,
});

const findChallenge = async (
  model: Model<ChallengeDocument>,
  { id, userId, purpose }: ChallengeReference,
): Promise<Challenge | null> => {
  const filter = trustedFilter({ _id: id, userId, purpose: purpose ?? null });
  const found = await model.findOne(filter).lean<ChallengeDocument | null>();
  return found && toChallenge(found);
};

const allOf = (userId: number, identities: readonly Identity[]) =>
  trustedFilter({
    $or: [{ userId }, ...identities.map(({ channel, contact }) => ({ channel, contact }))],
  });

const createErasure = (
  model: Model<ChallengeDocument>,
): Pick<Challenges, 'countAll' | 'deleteAll'> => ({
  countAll: (...of) => model.countDocuments(allOf(...of)).exec(),
  deleteAll: async (...of) => {
    await model.deleteMany(allOf(...of));
  },
});

export interface ChallengeStore extends Challenges {
  deleteExpired(now: Date): Promise<unknown>;
}

export const createChallengeRepository = (deps: {
  readonly model: Model<ChallengeDocument>;
  readonly toOutboxEntries: (request: CodeRequest) => OutboxEntry[];
  readonly limits: CodeLimits;
}): ChallengeStore => {
  const { model, toOutboxEntries, limits } = deps;
  return {
    open: async (challenge, request) =>
      (await insertAggregate(model, toDocument(challenge), {
        publish: toOutboxEntries(request),
      })) === 'inserted',
    find: (reference) => findChallenge(model, reference),
    recordAttempt: async ({ id, userId, purpose = null }, now) => {
      const counted = await conditionalUpdate(model, {
        id,
        precondition: {
          userId,
          purpose,
          used: false,
          attempts: { $lt: limits.maxAttempts },
          expiresAt: { $gt: now },
        },
        inc: { attempts: 1 },
      });
      return counted && toChallenge(counted);
    },
    markUsed: async ({ id, sends }) =>
      (await conditionalUpdate(model, {
        id,
        precondition: { used: false, sends },
        set: { used: true },
      })) !== null,
    replaceCode: async (challenge, request) => {
      const { _id, ...fields } = toDocument(challenge);
      return (
        (await conditionalUpdate(model, {
          id: _id,
          precondition: { used: false, sends: challenge.sends - 1 },
          set: fields,
          publish: toOutboxEntries(request),
        })) !== null
      );
    },
    ...createErasure(model),
    deleteExpired: (now) =>
      model.deleteMany(
        trustedFilter({ expiryDay: { $in: expiredDays(now) }, pending: { $exists: false } }),
      ),
  };
};
