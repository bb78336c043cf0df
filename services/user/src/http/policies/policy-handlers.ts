import { commandSucceeded } from '@tokri/contracts/api';
import type {
  PolicyDetailsResponse,
  PolicyResponse,
  PolicySummary,
  PolicyVersionResponse,
  userOperations,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { PolicyName } from '@tokri/contracts/policies';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { PolicyView } from '../../application/policies/policies.ts';
import {
  hasChanges,
  type PolicyDraft,
  type PolicyHistory,
  type PolicyTexts,
  type PolicyVersion,
  type PublicPolicy,
} from '../../domain/policies/policy.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toCommandResponse } from '../user-response.ts';

type Publishers = ReadonlyMap<number, string>;

export interface PolicyUseCases {
  readonly readPolicyHistory: (name: PolicyName) => Promise<PolicyHistory>;
  readonly readPublicPolicy: (name: PolicyName) => Promise<PublicPolicy>;
  readonly readPolicy: (name: PolicyName) => Promise<PolicyView>;
  readonly listPolicies: () => Promise<readonly PolicyView[]>;
  readonly savePolicyDraft: (draft: PolicyDraft) => Promise<UserResult<number>>;
  readonly publishPolicy: (command: {
    readonly name: PolicyName;
    readonly rev: number;
    readonly from: string;
    readonly staffId: number;
  }) => Promise<UserResult<number>>;
  readonly findPublishers: (history: PolicyHistory) => Promise<Publishers>;
}

const toTexts = ({ en, hi }: PolicyTexts) => ({ En: en, Hi: hi });

const toPublicVersion = ({ number, texts, publication }: PolicyVersion) => ({
  Version: number,
  From: publication?.from ?? null,
  ...toTexts(texts),
});

const toPublicPolicy = ({ inForce, next }: PublicPolicy): PolicyResponse => ({
  Name: inForce.name,
  Current: toPublicVersion(inForce),
  Next: next && toPublicVersion(next),
});

/** Versions never change, so their numbers tell whether the answer does. */
const toEtag = ({ inForce, next }: PublicPolicy): string =>
  `W/"${inForce.name}-${inForce.number}-${next?.number ?? 0}"`;

const toSummary = ({ draft, history }: PolicyView): PolicySummary => ({
  Name: draft.name,
  Version: history.inForce.number,
  From: history.inForce.publication?.from ?? null,
  NextVersion: history.next?.number ?? null,
  NextFrom: history.next?.publication?.from ?? null,
  IsPublished: history.latest.publication !== null,
  HasChanges: hasChanges(draft, history),
});

const toVersionDetails = ({ number, publication }: PolicyVersion, publishers: Publishers) => ({
  Version: number,
  From: publication?.from ?? null,
  PublishedAt: publication && formatInstant(publication.at),
  PublishedBy: publication ? (publishers.get(publication.staffId) ?? '') : '',
});

const toDetails = (
  { draft, history }: PolicyView,
  publishers: Publishers,
): PolicyDetailsResponse => ({
  Name: draft.name,
  Rev: draft.rev,
  ...toTexts(draft.texts),
  HasChanges: hasChanges(draft, history),
  Versions: history.versions.map((version) => ({
    ...toVersionDetails(version, publishers),
    IsInForce: version.number === history.inForce.number,
  })),
});

type PolicyOperationId =
  | 'read-policy'
  | 'list-policies'
  | 'read-policy-details'
  | 'save-policy-draft'
  | 'publish-policy'
  | 'read-policy-version';

export const createPolicyHandlers = (
  useCases: PolicyUseCases,
): Pick<OperationHandlers<typeof userOperations>, PolicyOperationId> => ({
  'read-policy': async ({ query }) => {
    const policy = await useCases.readPublicPolicy(query.Name);
    return { body: toPublicPolicy(policy), headers: { ETag: toEtag(policy) } };
  },
  'list-policies': async () => ({ body: (await useCases.listPolicies()).map(toSummary) }),
  'read-policy-details': async ({ query }) => {
    const view = await useCases.readPolicy(query.Name);
    return { body: toDetails(view, await useCases.findPublishers(view.history)) };
  },
  'save-policy-draft': async ({ body, language }) => {
    const saved = await useCases.savePolicyDraft({
      name: body.Name,
      rev: body.Rev,
      texts: { en: body.En, hi: body.Hi },
    });
    return { body: [toCommandResponse(saved, language, commandSucceeded)] };
  },
  'publish-policy': async ({ body, caller, language }) => {
    const published = await useCases.publishPolicy({
      name: body.Name,
      rev: body.Rev,
      from: body.From,
      staffId: caller.userId,
    });
    return { body: [toCommandResponse(published, language, commandSucceeded)] };
  },
  'read-policy-version': async ({ query }) => {
    const history = await useCases.readPolicyHistory(query.Name);
    const version = history.versions.find(({ number }) => number === query.Version);
    if (!version) throw new ProblemError('not-found');
    const publishers = await useCases.findPublishers({ ...history, versions: [version] });
    return {
      body: {
        Name: query.Name,
        ...toVersionDetails(version, publishers),
        ...toTexts(version.texts),
      } satisfies PolicyVersionResponse,
    };
  },
});
