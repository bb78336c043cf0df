import { addDays, shopDate } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import { marketText, shopMarket } from '@tokri/contracts/market';
import {
  defaultPolicyVersion,
  maxPolicyDaysAhead,
  type PolicyName,
} from '@tokri/contracts/policies';
import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';
import { englishPolicies } from './english-policies.ts';
import { hindiPolicies } from './hindi-policies.ts';
import { marketClauses } from './market-clauses.ts';

export type PolicyTexts = Readonly<Record<Language, string>>;

interface PolicyPublication {
  readonly from: string;
  readonly at: Date;
  readonly staffId: number;
}

/** What is published never changes, so that anybody can prove which text applied on a day. */
export interface PolicyVersion {
  readonly name: PolicyName;
  readonly number: number;
  readonly texts: PolicyTexts;
  /** Null for the text that every shop starts with. */
  readonly publication: PolicyPublication | null;
}

/** A version without its texts, which are long. */
export type PolicyVersionTerms = Omit<PolicyVersion, 'texts'>;

export interface PolicyDraft {
  readonly name: PolicyName;
  readonly rev: number;
  readonly texts: PolicyTexts;
}

const defaultTexts = (name: PolicyName): PolicyTexts => {
  const { en, hi } = marketClauses[shopMarket().taxMode];
  return {
    en: marketText(englishPolicies(en)[name]),
    hi: marketText(hindiPolicies(hi)[name]),
  };
};

/** @param stored the text that this shop started with, which a later version of the code never changes */
export const firstVersion = (
  name: PolicyName,
  stored: PolicyTexts | null = null,
): PolicyVersion => ({
  name,
  number: defaultPolicyVersion,
  texts: stored ?? defaultTexts(name),
  publication: null,
});

interface VersionHistory<Version extends PolicyVersionTerms> {
  readonly latest: Version;
  readonly inForce: Version;
  readonly next: Version | null;
  readonly versions: readonly Version[];
}

/** All versions, newest first; the last is the one that the shop started with. */
export type PolicyHistory = VersionHistory<PolicyVersion>;

/** What a customer reads. */
export type PublicPolicy = Pick<PolicyHistory, 'inForce' | 'next'>;

const applies = ({ publication }: PolicyVersionTerms, today: string): boolean =>
  publication === null || publication.from <= today;

/** A version that was announced never applies if another one is published before its day. */
const isReplaced = (
  { number, publication }: PolicyVersionTerms,
  published: readonly PolicyVersionTerms[],
): boolean =>
  publication !== null &&
  published.some(
    (other) =>
      other.number > number &&
      other.publication !== null &&
      shopDate(other.publication.at) < publication.from,
  );

export const toVersionHistory = <Version extends PolicyVersionTerms>(
  first: Version,
  published: readonly Version[],
  today: string,
): VersionHistory<Version> => {
  const versions = [...published].sort((a, b) => b.number - a.number);
  const latest = versions[0] ?? first;
  const inForce =
    versions.find((version) => applies(version, today) && !isReplaced(version, versions)) ?? first;
  return {
    latest,
    inForce,
    next: latest === inForce ? null : latest,
    versions: [...versions, first],
  };
};

const haveSameTexts = (a: PolicyTexts, b: PolicyTexts): boolean => a.en === b.en && a.hi === b.hi;

/** Without a draft of its own, a policy's draft is its latest version. */
export const draftOf = (
  stored: PolicyDraft | null,
  { latest }: Pick<PolicyHistory, 'latest'>,
): PolicyDraft => stored ?? { name: latest.name, rev: 0, texts: latest.texts };

export const hasChanges = (draft: PolicyDraft, { latest }: Pick<PolicyHistory, 'latest'>) =>
  !haveSameTexts(draft.texts, latest.texts);

const isUnchanged = (
  draft: PolicyDraft,
  { latest }: PolicyHistory,
  { from, today }: { readonly from: string; readonly today: string },
): boolean =>
  latest.publication !== null &&
  haveSameTexts(draft.texts, latest.texts) &&
  (applies(latest, today) || latest.publication.from === from);

/** A draft that equals the text of the start can be published: it gets a date. */
export const publishDraft = (
  draft: PolicyDraft,
  history: PolicyHistory,
  {
    rev,
    today,
    publication,
  }: { readonly rev: number; readonly today: string; readonly publication: PolicyPublication },
): UserResult<PolicyVersion> => {
  if (draft.rev !== rev) return err('policy-changed');
  const { from } = publication;
  if (from < today || from > addDays(today, maxPolicyDaysAhead)) return err('policy-date');
  if (isUnchanged(draft, history, { from, today })) return err('policy-unchanged');
  return ok({
    name: draft.name,
    number: history.latest.number + 1,
    texts: draft.texts,
    publication,
  });
};
