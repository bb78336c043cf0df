import {
  aggregateFields,
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { SecondFactors } from '../../application/ports/second-factors.ts';
import {
  noSecondFactor,
  type SecondFactor,
  type SecondFactorChange,
  type SecondFactorRecord,
} from '../../domain/second-factor/second-factor.ts';

interface SecondFactorDocument extends AggregateDocument {
  readonly _id: number;
  readonly state: SecondFactor['state'];
  readonly sealedSecret: string;
  readonly startedAt: Date | null;
  readonly activeSince: Date | null;
  readonly lastTimeStep: number;
  readonly recoveryCodeHashes: readonly string[];
  readonly wrongCodes: number;
  readonly lastWrongCodeAt: Date | null;
  readonly wrongRecoveryCodes: number;
  readonly lastWrongRecoveryCodeAt: Date | null;
}

export const secondFactorModel = (connection: Connection): Model<SecondFactorDocument> =>
  connection.model<SecondFactorDocument>(
    'second-factor',
    aggregateSchema<SecondFactorDocument>({
      _id: Number,
      state: String,
      sealedSecret: String,
      startedAt: Date,
      activeSince: Date,
      lastTimeStep: Number,
      recoveryCodeHashes: [String],
      wrongCodes: Number,
      lastWrongCodeAt: Date,
      wrongRecoveryCodes: Number,
      lastWrongRecoveryCodeAt: Date,
      ...aggregateFields,
    }),
    'second-factors',
  );

const toFactor = (document: SecondFactorDocument): SecondFactor => {
  const { state, sealedSecret, startedAt, activeSince, lastTimeStep, recoveryCodeHashes } =
    document;
  if (state === 'started' && startedAt) return { state, sealedSecret, startedAt };
  return state === 'active' && activeSince
    ? { state, sealedSecret, activeSince, lastTimeStep, recoveryCodeHashes }
    : { state: 'none' };
};

const toRecord = (document: SecondFactorDocument): SecondFactorRecord => ({
  userId: document._id,
  factor: toFactor(document),
  wrongCodes: {
    'time-step': { count: document.wrongCodes, lastAt: document.lastWrongCodeAt },
    'recovery-code': {
      count: document.wrongRecoveryCodes,
      lastAt: document.lastWrongRecoveryCodeAt,
    },
  },
  rev: document.rev,
  seq: document.seq,
});

/** What the state lacks is emptied, so that no secret stays behind. */
const toFields = ({ factor, wrongCodes }: SecondFactorChange) => ({
  sealedSecret: '',
  startedAt: null,
  activeSince: null,
  lastTimeStep: 0,
  recoveryCodeHashes: [],
  ...factor,
  wrongCodes: wrongCodes['time-step'].count,
  lastWrongCodeAt: wrongCodes['time-step'].lastAt,
  wrongRecoveryCodes: wrongCodes['recovery-code'].count,
  lastWrongRecoveryCodeAt: wrongCodes['recovery-code'].lastAt,
});

export const createSecondFactorRepository = (
  model: Model<SecondFactorDocument>,
  toOutboxEntries: (
    record: SecondFactorRecord,
    change: SecondFactorChange,
  ) => readonly OutboxEntry[],
): SecondFactors => ({
  find: async (userId) => {
    const found = await model.findOne({ _id: userId }).lean<SecondFactorDocument | null>();
    return found ? toRecord(found) : noSecondFactor(userId);
  },
  activeSince: async (userIds) => {
    const found = await model
      .find(trustedFilter({ _id: { $in: [...userIds] }, state: 'active' }), { activeSince: 1 })
      .lean<Pick<SecondFactorDocument, '_id' | 'activeSince'>[]>();
    return new Map(
      found.flatMap(({ _id, activeSince }) => (activeSince ? [[_id, activeSince]] : [])),
    );
  },
  save: async (record, change) => {
    const { userId, rev } = record;
    const fields = toFields(change);
    const publish = toOutboxEntries(record, change);
    if (rev === 0)
      return (
        (await insertAggregate(model, { _id: userId, ...fields, rev: 1 }, { publish })) ===
        'inserted'
      );
    return (await conditionalUpdate(model, { id: userId, rev, set: fields, publish })) !== null;
  },
  delete: async (userId) => {
    await model.deleteOne({ _id: userId });
  },
});
