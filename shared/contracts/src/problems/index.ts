export { problemBody, ProblemError, problems } from './problem.ts';
export type { FieldError, LocalizedText, ProblemBody, ProblemCode } from './problem.ts';
export { busyWithDocuments, invalidBillLink, problemDetail } from './problem-details.ts';
export { problemTitle } from './problem-titles.ts';
export { isSharedErrorCode, sharedErrorMessage } from './shared-error-messages.ts';
export type { SharedErrorCode } from './shared-error-messages.ts';
