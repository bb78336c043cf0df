import { recordDocumentChange } from '@tokri/service-kit/audit';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  aggregateFields,
  aggregateSchema,
  conditionalUpdate,
  countMatching,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { BusinessApplications } from '../../application/ports/companies.ts';
import type {
  ApplicationChange,
  BusinessApplication,
} from '../../domain/companies/business-application.ts';

export interface BusinessApplicationDocument
  extends Omit<BusinessApplication, 'userId' | 'rev'>, AggregateDocument {
  readonly _id: number;
}

export const businessApplicationModel = (
  connection: Connection,
): Model<BusinessApplicationDocument> => {
  const schema = aggregateSchema<BusinessApplicationDocument>({
    ...aggregateFields,
    _id: Number,
    state: String,
    gstin: String,
    name: String,
    address: String,
    pincode: String,
    stateCode: String,
    portalName: String,
    appliedAt: Date,
    decidedAt: Date,
    reason: String,
    roles: [String],
    partyId: Number,
  });
  schema.index({ state: 1, appliedAt: 1 });
  schema.index({ appliedAt: 1 });
  return connection.model<BusinessApplicationDocument>(
    'business-application',
    schema,
    'business-applications',
  );
};

const toApplication = (doc: BusinessApplicationDocument): BusinessApplication => ({
  userId: doc._id,
  state: doc.state,
  gstin: doc.gstin,
  name: doc.name,
  address: doc.address,
  pincode: doc.pincode,
  stateCode: doc.stateCode,
  portalName: doc.portalName,
  appliedAt: doc.appliedAt,
  decidedAt: doc.decidedAt ?? null,
  reason: doc.reason,
  roles: doc.roles,
  partyId: doc.partyId,
  rev: doc.rev,
});

const deleteApproved =
  (model: Model<BusinessApplicationDocument>): BusinessApplications['deleteApproved'] =>
  async (userId) => {
    const removed = await model
      .findOneAndDelete(trustedFilter({ _id: userId, state: 'approved' }))
      .lean<BusinessApplicationDocument | null>();
    if (removed) recordDocumentChange(model, userId, { before: { ...removed }, after: null });
  };

export interface BusinessApplicationRepositoryDeps {
  readonly model: Model<BusinessApplicationDocument>;
  readonly toOutboxEntries: (
    application: Pick<BusinessApplication, 'userId' | 'rev'>,
    change: ApplicationChange,
    at: Date,
  ) => readonly OutboxEntry[];
  readonly clock: Clock;
}

export const createBusinessApplicationRepository = ({
  model,
  toOutboxEntries,
  clock,
}: BusinessApplicationRepositoryDeps): BusinessApplications => ({
  find: async (userId) => {
    const found = await model.findOne({ _id: userId }).lean<BusinessApplicationDocument | null>();
    return found && toApplication(found);
  },
  list: async ({ state, page, pageSize }) => {
    const filter = trustedFilter(state === undefined ? {} : { state });
    const order = state === 'approved' || state === 'declined' ? -1 : 1;
    const [docs, total] = await Promise.all([
      model
        .find(filter)
        .sort({ appliedAt: order, _id: order })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<BusinessApplicationDocument[]>(),
      countMatching(model, filter),
    ]);
    return { applications: docs.map(toApplication), total };
  },
  listUnfinished: async () => {
    const filter = trustedFilter({ state: 'approved', partyId: 0 });
    const docs = await model
      .find(filter)
      .sort({ decidedAt: 1, _id: 1 })
      .lean<BusinessApplicationDocument[]>();
    return docs.map(toApplication);
  },
  insert: async ({ userId, ...fields }) =>
    (await insertAggregate(model, { _id: userId, ...fields })) === 'inserted',
  save: async ({ userId, rev }, change) =>
    (await conditionalUpdate(model, {
      id: userId,
      rev,
      set: change,
      publish: toOutboxEntries({ userId, rev }, change, clock()),
      hasPartSequence: true,
    })) !== null,
  delete: async (userId) => {
    await model.deleteOne({ _id: userId });
  },
  deleteApproved: deleteApproved(model),
});
