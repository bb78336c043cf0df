export {
  createAuditTrail,
  isAudited,
  recordDocumentChange,
  runWithAuditTrail,
} from './audit-trail.ts';
export type { AuditTrail, RecordedChange } from './audit-trail.ts';
export type { DescribedChange } from './describe-change.ts';
export { describeInput } from './describe-input.ts';
export { changesData, isStaffAction } from './is-staff-action.ts';
