export const policyNames = ['terms', 'privacy', 'refund', 'delivery'] as const;
export type PolicyName = (typeof policyNames)[number];

/** Of one language. */
export const maxPolicyLength = 20_000;
/** How far ahead a version may be announced. */
export const maxPolicyDaysAhead = 365;
/** The text that every shop starts with. */
export const defaultPolicyVersion = 1;
