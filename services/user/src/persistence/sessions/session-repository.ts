import { isAudited, recordDocumentChange } from '@tokri/service-kit/audit';
import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Sessions } from '../../application/ports/sessions.ts';
import type { Channel } from '../../domain/accounts/identity.ts';
import type { Session } from '../../domain/sessions/session.ts';
import { toDayNumber, expiredDays } from '../retention-days.ts';

interface SessionDocument {
  readonly _id: string;
  readonly userId: number;
  readonly channel: Channel;
  /** These two are missing in sessions from before devices were stored. */
  readonly device?: string;
  readonly startedAt?: Date | null;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly expiryDay: number;
  /** Missing in sessions from before there was a second factor. */
  readonly secondFactorVerifiedAt?: Date | null;
  readonly ended: Session['ended'];
  readonly rev: number;
}

export const sessionModel = (connection: Connection): Model<SessionDocument> =>
  connection.model<SessionDocument>(
    'session',
    aggregateSchema<SessionDocument>({
      _id: String,
      userId: { type: Number, index: true },
      channel: String,
      device: String,
      startedAt: Date,
      generation: Number,
      rotatedAt: Date,
      expiresAt: Date,
      expiryDay: { type: Number, index: true },
      secondFactorVerifiedAt: Date,
      ended: String,
      rev: { type: Number, default: 0 },
    }),
    'sessions',
  );

const maxListedSessions = 50;

const toSession = ({
  _id,
  userId,
  channel,
  device = '',
  startedAt = null,
  generation,
  rotatedAt,
  expiresAt,
  secondFactorVerifiedAt = null,
  ended,
}: SessionDocument): Session => ({
  id: _id,
  userId,
  channel,
  device,
  startedAt,
  generation,
  rotatedAt,
  expiresAt,
  secondFactorVerifiedAt,
  ended,
});

export interface SessionStore extends Sessions {
  deleteExpired(now: Date): Promise<unknown>;
}

const readLatest = async (
  model: Model<SessionDocument>,
  userIds: readonly number[],
  toInstant: (session: SessionDocument) => Date,
): Promise<ReadonlyMap<number, Date>> => {
  const found = await model
    .find(trustedFilter({ userId: { $in: [...userIds] } }))
    .lean<SessionDocument[]>();
  const latest = new Map<number, Date>();
  for (const session of found) {
    const instant = toInstant(session);
    const known = latest.get(session.userId);
    if (!known || known.getTime() < instant.getTime()) latest.set(session.userId, instant);
  }
  return latest;
};

const endAll = async (model: Model<SessionDocument>, userId: number): Promise<void> => {
  const filter = { userId, ended: '' } as const;
  const open = isAudited() ? await model.find(filter, { _id: 1 }).lean<SessionDocument[]>() : [];
  await model.updateMany(filter, { $set: { ended: 'signed-out' }, $inc: { rev: 1 } });
  for (const { _id } of open)
    recordDocumentChange(model, _id, { before: { ended: '' }, after: { ended: 'signed-out' } });
};

export const createSessionRepository = (model: Model<SessionDocument>): SessionStore => ({
  insert: async ({ id, ...fields }) => {
    await insertAggregate(model, { _id: id, ...fields, expiryDay: toDayNumber(fields.expiresAt) });
  },
  find: async (id) => {
    const found = await model.findOne({ _id: id }).lean<SessionDocument | null>();
    return found && toSession(found);
  },
  rotate: async ({ id, generation }, now, expiresAt) => {
    const rotated = await conditionalUpdate(model, {
      id,
      precondition: { generation, ended: '' },
      set: {
        generation: generation + 1,
        rotatedAt: now,
        expiresAt,
        expiryDay: toDayNumber(expiresAt),
      },
    });
    return rotated && toSession(rotated);
  },
  end: async (id, reason) => {
    await conditionalUpdate(model, { id, precondition: { ended: '' }, set: { ended: reason } });
  },
  endAll: (userId) => endAll(model, userId),
  markSecondFactorVerified: async (id, at) => {
    await conditionalUpdate(model, {
      id,
      precondition: { ended: '' },
      set: { secondFactorVerifiedAt: at },
    });
  },
  countByUser: (userId) => model.countDocuments({ userId }).exec(),
  deleteAll: async (userId) => {
    await model.deleteMany({ userId });
  },
  listOpen: async (userId, now) => {
    const found = await model
      .find({ userId, ended: '' })
      .sort({ rotatedAt: -1 })
      .limit(maxListedSessions)
      .lean<SessionDocument[]>();
    return found.map(toSession).filter(({ expiresAt }) => expiresAt.getTime() > now.getTime());
  },
  lastStarts: (userIds) =>
    readLatest(model, userIds, ({ startedAt, rotatedAt }) => startedAt ?? rotatedAt),
  lastUses: (userIds) => readLatest(model, userIds, ({ rotatedAt }) => rotatedAt),
  deleteExpired: (now) => model.deleteMany(trustedFilter({ expiryDay: { $in: expiredDays(now) } })),
});
