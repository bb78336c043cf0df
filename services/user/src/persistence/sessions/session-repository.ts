import {
  aggregateFields,
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Connection, Model } from 'mongoose';
import type { Sessions } from '../../application/ports/sessions.ts';
import type { Channel } from '../../domain/accounts/identity.ts';
import type { Session } from '../../domain/sessions/session.ts';
import { toDayNumber, expiredDays } from '../retention-days.ts';

interface SessionDocument extends AggregateDocument {
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
      ...aggregateFields,
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

const listOpen = async (
  model: Model<SessionDocument>,
  userId: number,
  now: Date,
): Promise<readonly Session[]> => {
  const found = await model
    .find({ userId, ended: '' })
    .sort({ rotatedAt: -1 })
    .limit(maxListedSessions)
    .lean<SessionDocument[]>();
  return found.map(toSession).filter(({ expiresAt }) => expiresAt.getTime() > now.getTime());
};

interface SessionRepositoryDeps {
  readonly model: Model<SessionDocument>;
  readonly toEndedEntry: (session: Pick<Session, 'id' | 'userId'>, at: Date) => OutboxEntry;
  readonly clock: Clock;
}

const createEnd =
  ({ model, toEndedEntry, clock }: SessionRepositoryDeps): SessionStore['end'] =>
  async (session, reason) => {
    await conditionalUpdate(model, {
      id: session.id,
      precondition: { ended: '' },
      set: { ended: reason },
      publish: [toEndedEntry(session, clock())],
      // Sessions from before their end was published have no `seq`.
      hasPartSequence: true,
    });
  };

const endAll = async (deps: SessionRepositoryDeps, userId: number): Promise<void> => {
  const open = await deps.model
    .find({ userId, ended: '' }, { _id: 1 })
    .sort({ rotatedAt: 1 })
    .lean<Pick<SessionDocument, '_id'>[]>();
  const end = createEnd(deps);
  for (const { _id } of open) await end({ id: _id, userId }, 'signed-out');
};

export const createSessionRepository = (deps: SessionRepositoryDeps): SessionStore => {
  const { model } = deps;
  return {
    insert: async ({ id, ...fields }) => {
      await insertAggregate(model, {
        _id: id,
        ...fields,
        expiryDay: toDayNumber(fields.expiresAt),
      });
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
    end: createEnd(deps),
    endAll: (userId) => endAll(deps, userId),
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
    listOpen: (userId, now) => listOpen(model, userId, now),
    lastStarts: (userIds) =>
      readLatest(model, userIds, ({ startedAt, rotatedAt }) => startedAt ?? rotatedAt),
    lastUses: (userIds) => readLatest(model, userIds, ({ rotatedAt }) => rotatedAt),
    deleteExpired: (now) =>
      model.deleteMany(trustedFilter({ expiryDay: { $in: expiredDays(now) } })),
  };
};
