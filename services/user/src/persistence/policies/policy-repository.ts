import type { PolicyName } from '@tokri/contracts/policies';
import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Policies } from '../../application/ports/policies.ts';
import type {
  PolicyTexts,
  PolicyVersion,
  PolicyVersionTerms,
} from '../../domain/policies/policy.ts';

interface PolicyVersionDocument {
  readonly _id: string;
  readonly name: PolicyName;
  readonly number: number;
  readonly texts: PolicyTexts;
  readonly from: string;
  readonly publishedAt: Date;
  readonly staffId: number;
  readonly rev: number;
}

/**
 * In a collection of their own: a process of an earlier version, which runs beside this one during an
 * upgrade, would take them for a published version without a date.
 */
interface FirstPolicyDocument {
  readonly _id: PolicyName;
  readonly texts: PolicyTexts;
  readonly rev: number;
}

interface PolicyDraftDocument {
  readonly _id: PolicyName;
  readonly texts: PolicyTexts;
  readonly rev: number;
}

const texts = { type: { en: String, hi: String }, _id: false };

export const policyVersionModel = (connection: Connection): Model<PolicyVersionDocument> =>
  connection.model<PolicyVersionDocument>(
    'policy-version',
    aggregateSchema<PolicyVersionDocument>({
      _id: String,
      name: { type: String, index: true },
      number: Number,
      texts,
      from: String,
      publishedAt: Date,
      staffId: Number,
      rev: { type: Number, default: 0 },
    }),
    'policy-versions',
  );

export const firstPolicyModel = (connection: Connection): Model<FirstPolicyDocument> =>
  connection.model<FirstPolicyDocument>(
    'first-policy',
    aggregateSchema<FirstPolicyDocument>({
      _id: String,
      texts,
      rev: { type: Number, default: 0 },
    }),
    'first-policies',
  );

export const policyDraftModel = (connection: Connection): Model<PolicyDraftDocument> =>
  connection.model<PolicyDraftDocument>(
    'policy-draft',
    aggregateSchema<PolicyDraftDocument>({
      _id: String,
      texts,
      rev: { type: Number, default: 0 },
    }),
    'policy-drafts',
  );

const toTerms = ({
  name,
  number,
  from,
  publishedAt,
  staffId,
}: Omit<PolicyVersionDocument, 'texts'>): PolicyVersionTerms => ({
  name,
  number,
  publication: { from, at: publishedAt, staffId },
});
const toVersion = (document: PolicyVersionDocument): PolicyVersion => ({
  ...toTerms(document),
  texts: document.texts,
});

const createFirstPolicies = (
  model: Model<FirstPolicyDocument>,
): Pick<Policies, 'findFirstTexts' | 'storeFirstTexts'> => ({
  findFirstTexts: async (name) => {
    const found = await model.findOne({ _id: name }).lean<FirstPolicyDocument | null>();
    return found && found.texts;
  },
  storeFirstTexts: async (name, texts) => {
    await insertAggregate(model, { _id: name, texts });
  },
});

export const createPolicyRepository = ({
  first,
  versions,
  drafts,
}: {
  readonly first: Model<FirstPolicyDocument>;
  readonly versions: Model<PolicyVersionDocument>;
  readonly drafts: Model<PolicyDraftDocument>;
}): Policies => ({
  ...createFirstPolicies(first),
  listVersions: async (name) => {
    const found = await versions
      .find(trustedFilter({ name }))
      .lean<readonly PolicyVersionDocument[]>();
    return found.map(toVersion);
  },
  listVersionTerms: async (name) => {
    const found = await versions
      .find(trustedFilter({ name }))
      .select({ texts: 0 })
      .lean<readonly Omit<PolicyVersionDocument, 'texts'>[]>();
    return found.map(toTerms);
  },
  findVersion: async (name, number) => {
    const found = await versions
      .findOne({ _id: `${name}:${number}` })
      .lean<PolicyVersionDocument | null>();
    return found && toVersion(found);
  },
  findDraft: async (name) => {
    const found = await drafts.findOne({ _id: name }).lean<PolicyDraftDocument | null>();
    return found && { name, rev: found.rev, texts: found.texts };
  },
  saveDraft: async ({ name, rev, texts }) => {
    if (rev === 0) {
      const inserted = await insertAggregate(drafts, { _id: name, texts, rev: 1 });
      return inserted === 'inserted' ? 1 : null;
    }
    const written = await conditionalUpdate(drafts, { id: name, rev, set: { texts } });
    return written?.rev ?? null;
  },
  addVersion: async ({ name, number, texts, publication }) => {
    if (publication === null) return false;
    const { from, at, staffId } = publication;
    const document = { name, number, texts, from, publishedAt: at, staffId };
    return (
      (await insertAggregate(versions, { _id: `${name}:${number}`, ...document })) === 'inserted'
    );
  },
});
