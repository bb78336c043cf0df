export { reportChange } from './report-change.ts';
export { useSaveLinkedFile } from './use-save-linked-file.ts';
export { useMutationWithFeedback } from './use-mutation-with-feedback.ts';
