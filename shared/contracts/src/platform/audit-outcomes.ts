/**
 * `unconfirmed`: the process ended before it could write what came of the action, so it may have
 * taken effect.
 */
export const auditOutcomes = [
  'done',
  'partly-rejected',
  'rejected',
  'failed',
  'running',
  'unconfirmed',
] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];
