export { reportChange } from './report-change.ts';
export { useMutationWithFeedback } from './use-mutation-with-feedback.ts';
