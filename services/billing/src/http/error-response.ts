import { commandFailed } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { problemMessage } from './problem-messages.ts';

export const toErrorResponse = (
  code: Parameters<typeof problemMessage>[0],
  language: Language,
) => ({ body: [commandFailed(code, problemMessage(code, language))] });
