import { recordDocumentChange } from '@tokri/service-kit/audit';
import type { BusinessApplicationState } from '@tokri/contracts/platform';
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
  ApplicationId,
  Approval,
  ApprovedApplication,
  BusinessApplication,
  OpenedApplication,
  SentApplication,
} from '../../domain/companies/business-application.ts';

/** Without a decision, or with another one, the fields of a decision are empty. */
export interface BusinessApplicationDocument
  extends SentApplication, Omit<Approval, 'state' | 'decidedAt'>, AggregateDocument {
  readonly _id: number;
  readonly state: BusinessApplicationState;
  readonly decidedAt: Date | null;
  readonly reason: string;
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

const toSentApplication = (doc: BusinessApplicationDocument): ApplicationId & SentApplication => ({
  userId: doc._id,
  rev: doc.rev,
  gstin: doc.gstin,
  name: doc.name,
  address: doc.address,
  pincode: doc.pincode,
  stateCode: doc.stateCode,
  portalName: doc.portalName,
  appliedAt: doc.appliedAt,
});

const toApproved = (doc: BusinessApplicationDocument): ApprovedApplication => ({
  ...toSentApplication(doc),
  state: 'approved',
  decidedAt: doc.decidedAt ?? doc.appliedAt,
  roles: doc.roles,
  partyId: doc.partyId,
});

const toApplication = (doc: BusinessApplicationDocument): BusinessApplication => {
  switch (doc.state) {
    case 'pending':
      return { ...toSentApplication(doc), state: 'pending' };
    case 'declined': {
      const { decidedAt, appliedAt, reason } = doc;
      return {
        ...toSentApplication(doc),
        state: 'declined',
        decidedAt: decidedAt ?? appliedAt,
        reason,
      };
    }
    case 'approved':
      return toApproved(doc);
  }
};

const undecided = { decidedAt: null, reason: '', roles: [], partyId: 0 } as const;

const toFields = (application: OpenedApplication) => ({ ...application, ...undecided });

const toChangedFields = (change: ApplicationChange) =>
  'state' in change && change.state === 'pending' ? toFields(change) : { ...change };

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
    application: ApplicationId,
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
    return docs.map(toApproved);
  },
  insert: async ({ userId, ...application }) =>
    (await insertAggregate(model, { _id: userId, ...toFields(application) })) === 'inserted',
  save: async ({ userId, rev }, change) =>
    (await conditionalUpdate(model, {
      id: userId,
      rev,
      set: toChangedFields(change),
      publish: toOutboxEntries({ userId, rev }, change, clock()),
      hasPartSequence: true,
    })) !== null,
  delete: async (userId) => {
    await model.deleteOne({ _id: userId });
  },
  deleteApproved: deleteApproved(model),
});
