import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  aggregateFields,
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DuesReminderStore } from '../../application/ports/dues-reminders.ts';
import type {
  DuesMessage,
  PartyReminders,
  RemindedBill,
  SentReminder,
} from '../../domain/dues-reminders/dues-reminder.ts';

/** By party. */
export interface DuesReminderDocument extends AggregateDocument {
  readonly _id: number;
  readonly last: SentReminder;
  readonly reminded: readonly RemindedBill[];
}

export const duesReminderModel = (connection: Connection): Model<DuesReminderDocument> =>
  connection.model<DuesReminderDocument>(
    'dues_reminder',
    aggregateSchema<DuesReminderDocument>({
      _id: Number,
      ...aggregateFields,
      last: Schema.Types.Mixed,
      reminded: { type: [Schema.Types.Mixed], default: undefined },
    }),
    'dues_reminders',
  );

const toReminders = ({ _id, last, reminded }: DuesReminderDocument): PartyReminders => ({
  partyId: _id,
  last,
  reminded,
});

export interface DuesReminderRepositoryDeps {
  readonly model: Model<DuesReminderDocument>;
  readonly toOutboxEntry: (
    partyId: number,
    message: DuesMessage,
    position: { readonly seq: number; readonly occurredAt: Date },
  ) => OutboxEntry;
}

export const createDuesReminderRepository = ({
  model,
  toOutboxEntry,
}: DuesReminderRepositoryDeps): DuesReminderStore => ({
  find: async (partyId) => {
    const document = await model.findById(partyId).lean<DuesReminderDocument | null>();
    return document
      ? {
          reminders: toReminders(document),
          version: { rev: document.rev, seq: document.seq },
        }
      : { reminders: { partyId, last: null, reminded: [] }, version: null };
  },
  findAll: async (partyIds) =>
    (
      await model
        .find(trustedFilter({ _id: { $in: [...partyIds] } }))
        .lean<DuesReminderDocument[]>()
    ).map(toReminders),
  save: async ({ version }, { reminders: { partyId, last, reminded }, message, at }) => {
    if (last === null) throw new RangeError('nothing was sent');
    const seq = (version?.seq ?? 0) + 1;
    const publish = [toOutboxEntry(partyId, message, { seq, occurredAt: at })];
    if (version === null)
      return (
        (await insertAggregate(model, { _id: partyId, last, reminded }, { publish })) === 'inserted'
      );
    const change = { set: { last, reminded }, publish };
    return (await conditionalUpdate(model, { id: partyId, rev: version.rev, ...change })) !== null;
  },
});
