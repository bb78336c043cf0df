export {
  createAuditTrail,
  isAudited,
  recordDocumentChange,
  runWithAuditTrail,
} from './audit-trail.ts';
export type { AuditTrail } from './audit-trail.ts';
export { describeChange } from './describe-change.ts';
export type { DescribedChange } from './describe-change.ts';
export { describeInput } from './describe-input.ts';
export { changesData, isStaffAction } from './is-staff-action.ts';
