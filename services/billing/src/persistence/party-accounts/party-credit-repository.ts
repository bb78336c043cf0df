import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  aggregateFields,
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import type { Clock } from '@tokri/service-kit/use-case';
import { Schema, type Connection, type Model } from 'mongoose';
import type { CreditReply, PartyCreditStore } from '../../application/ports/party-accounts.ts';
import {
  defaultTermsDays,
  type CreditReservation,
  type PartyCredit,
} from '../../domain/party-accounts/party-credit.ts';

/** Documents from before orders on credit have neither terms, reservations nor an inbox. */
export interface PartyCreditDocument extends AggregateDocument {
  readonly _id: number;
  readonly limitPaise: number;
  readonly termsDays?: number;
  readonly reservations?: readonly CreditReservation[];
}

export const partyCreditModel = (connection: Connection): Model<PartyCreditDocument> =>
  connection.model<PartyCreditDocument>(
    'party_credit',
    aggregateSchema<PartyCreditDocument>({
      _id: Number,
      ...aggregateFields,
      limitPaise: Number,
      termsDays: Number,
      reservations: { type: [Schema.Types.Mixed], default: undefined },
    }),
    'party_credits',
  );

const toCredit = (partyId: number, document: PartyCreditDocument | null): PartyCredit => ({
  partyId,
  limitPaise: document?.limitPaise ?? 0,
  termsDays: document?.termsDays ?? defaultTermsDays,
  reservations: document?.reservations ?? [],
});

export interface PartyCreditRepositoryDeps {
  readonly model: Model<PartyCreditDocument>;
  readonly toOutboxEntry: (reply: CreditReply, occurredAt: Date) => OutboxEntry;
  readonly clock: Clock;
}

export const createPartyCreditRepository = ({
  model,
  toOutboxEntry,
  clock,
}: PartyCreditRepositoryDeps): PartyCreditStore => {
  const findDocument = (partyId: number) =>
    model.findById(partyId).lean<PartyCreditDocument | null>();
  return {
    find: async (partyId) => toCredit(partyId, await findDocument(partyId)),
    listAll: async () =>
      (await model.find(trustedFilter({})).lean<PartyCreditDocument[]>()).map((document) =>
        toCredit(document._id, document),
      ),
    findOrInsert: async (partyId) => {
      let document = await findDocument(partyId);
      if (!document) {
        await insertAggregate(model, { _id: partyId, limitPaise: 0 });
        document = await findDocument(partyId);
      }
      if (!document) throw new Error(`credit of party ${partyId} could not be stored`);
      return {
        credit: toCredit(partyId, document),
        rev: document.rev,
        appliedEventIds: document.inbox ?? [],
      };
    },
    save: async ({ rev }, { credit, appliedEventId, reply }) =>
      (await conditionalUpdate(model, {
        id: credit.partyId,
        rev,
        set: { reservations: credit.reservations },
        appliedEventId,
        ...(reply ? { publish: [toOutboxEntry(reply, clock())], hasPartSequence: true } : {}),
      })) !== null,
    setLimit: async (partyId, { limitPaise, termsDays }) => {
      const set = { limitPaise, ...(termsDays === undefined ? {} : { termsDays }) };
      if ((await insertAggregate(model, { _id: partyId, ...set })) === 'exists')
        await conditionalUpdate(model, { id: partyId, set });
    },
  };
};
