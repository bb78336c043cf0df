import { commandFailed } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { errorMessage } from './error-messages.ts';

export const toErrorResponse = (code: Parameters<typeof errorMessage>[0], language: Language) => ({
  body: [commandFailed(code, errorMessage(code, language))],
});
