export { useMutationWithFeedback } from './use-mutation-with-feedback.ts';
