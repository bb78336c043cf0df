import { shopDate } from '@tokri/contracts/dates';
import { policyNames, type PolicyName } from '@tokri/contracts/policies';
import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  draftOf,
  firstVersion,
  publishDraft,
  toVersionHistory,
  type PolicyDraft,
  type PolicyHistory,
  type PolicyVersion,
  type PolicyVersionTerms,
  type PublicPolicy,
} from '../../domain/policies/policy.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import type { Policies } from '../ports/policies.ts';
import type { Audit } from '../ports/runtime.ts';

interface PolicyDeps {
  readonly policies: Policies;
  readonly users: Pick<Users, 'find'>;
  readonly clock: Clock;
  readonly audit: Audit;
}

export interface PolicyView {
  readonly draft: PolicyDraft;
  readonly history: PolicyHistory;
}

type HistoryDeps = Pick<PolicyDeps, 'policies' | 'clock'>;

const readFirstVersion = async (
  { policies }: Pick<HistoryDeps, 'policies'>,
  name: PolicyName,
): Promise<PolicyVersion> => firstVersion(name, await policies.findFirstTexts(name));

/**
 * Keeps the texts that the shop starts with, because customers agree to them: a later version of the
 * code with other texts does not change them.
 */
export const storeFirstPolicies =
  ({ policies }: Pick<HistoryDeps, 'policies'>) =>
  async (): Promise<void> => {
    for (const name of policyNames) await policies.storeFirstTexts(name, firstVersion(name).texts);
  };

export const readPolicyHistory =
  (deps: HistoryDeps) =>
  async (name: PolicyName): Promise<PolicyHistory> => {
    const [first, published] = await Promise.all([
      readFirstVersion(deps, name),
      deps.policies.listVersions(name),
    ]);
    return toVersionHistory(first, published, shopDate(deps.clock()));
  };

const readVersion = async (
  deps: Pick<HistoryDeps, 'policies'>,
  { name, number, publication }: PolicyVersionTerms,
): Promise<PolicyVersion> => {
  if (publication === null) return readFirstVersion(deps, name);
  const version = await deps.policies.findVersion(name, number);
  if (!version) throw new Error(`version ${number} of ${name} is gone`);
  return version;
};

/** Reads the texts of at most two versions: a shop may have published many. */
export const readPublicPolicy =
  (deps: HistoryDeps) =>
  async (name: PolicyName): Promise<PublicPolicy> => {
    const { inForce, next } = toVersionHistory<PolicyVersionTerms>(
      firstVersion(name),
      await deps.policies.listVersionTerms(name),
      shopDate(deps.clock()),
    );
    const [current, announced] = await Promise.all([
      readVersion(deps, inForce),
      next && readVersion(deps, next),
    ]);
    return { inForce: current, next: announced };
  };

export const readPolicy =
  (deps: HistoryDeps) =>
  async (name: PolicyName): Promise<PolicyView> => {
    const [history, stored] = await Promise.all([
      readPolicyHistory(deps)(name),
      deps.policies.findDraft(name),
    ]);
    return { history, draft: draftOf(stored, history) };
  };

export const listPolicies = (deps: HistoryDeps) => async (): Promise<readonly PolicyView[]> =>
  Promise.all(policyNames.map(readPolicy(deps)));

export const savePolicyDraft =
  ({ policies }: Pick<PolicyDeps, 'policies'>) =>
  async (draft: PolicyDraft): Promise<UserResult<number>> => {
    const rev = await policies.saveDraft(draft);
    return rev === null ? err('policy-changed') : ok(rev);
  };

/** Two publications at the same moment have the same number, so the second one is refused. */
export const publishPolicy =
  (deps: PolicyDeps) =>
  async (command: {
    readonly name: PolicyName;
    readonly rev: number;
    readonly from: string;
    readonly staffId: number;
  }): Promise<UserResult<number>> => {
    const { history, draft } = await readPolicy(deps)(command.name);
    const at = deps.clock();
    const version = publishDraft(draft, history, {
      rev: command.rev,
      today: shopDate(at),
      publication: { from: command.from, at, staffId: command.staffId },
    });
    if (!version.ok) return version;
    if (!(await deps.policies.addVersion(version.value))) return err('policy-changed');
    deps.audit('a policy was published', { actorId: command.staffId });
    return ok(version.value.number);
  };

/** Names of the members of staff who published, by id. */
export const findPublishers =
  ({ users }: Pick<PolicyDeps, 'users'>) =>
  async ({ versions }: Pick<PolicyHistory, 'versions'>): Promise<ReadonlyMap<number, string>> => {
    const ids = new Set(versions.flatMap(({ publication }) => publication?.staffId ?? []));
    const entries = await Promise.all(
      [...ids].map(async (id) => [id, (await users.find(id))?.name ?? ''] as const),
    );
    return new Map(entries);
  };
