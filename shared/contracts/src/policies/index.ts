export {
  defaultPolicyVersion,
  maxPolicyDaysAhead,
  maxPolicyLength,
  policyNames,
  type PolicyName,
} from './policy.ts';
export { parsePolicyText, type PolicyBlock } from './policy-text.ts';
export { retentionDays } from './retention-periods.ts';
