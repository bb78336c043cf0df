import type { PolicyName } from '@tokri/contracts/policies';
import type {
  PolicyDraft,
  PolicyTexts,
  PolicyVersion,
  PolicyVersionTerms,
} from '../../domain/policies/policy.ts';

export interface Policies {
  /** Null until they are stored. */
  findFirstTexts(name: PolicyName): Promise<PolicyTexts | null>;
  /** Nothing changes if they are stored. */
  storeFirstTexts(name: PolicyName, texts: PolicyTexts): Promise<void>;
  /** Those that staff published. */
  listVersions(name: PolicyName): Promise<readonly PolicyVersion[]>;
  listVersionTerms(name: PolicyName): Promise<readonly PolicyVersionTerms[]>;
  findVersion(name: PolicyName, number: number): Promise<PolicyVersion | null>;
  findDraft(name: PolicyName): Promise<PolicyDraft | null>;
  /** Returns the new revision, or null if somebody else saved since `rev`. */
  saveDraft(draft: {
    readonly name: PolicyName;
    readonly rev: number;
    readonly texts: PolicyTexts;
  }): Promise<number | null>;
  /** Returns false if a version has this number. */
  addVersion(version: PolicyVersion): Promise<boolean>;
}
