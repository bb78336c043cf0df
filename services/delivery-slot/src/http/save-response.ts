import type { Language } from '@tokri/contracts/language';
import type { Result } from '@tokri/contracts/result';
import { commandFailed, commandSucceeded, type CommandResponseEntry } from '@tokri/contracts/api';
import { type ErrorCode, errorMessage } from './error-messages.ts';

export const toSaveResponse = (
  result: Result<number, ErrorCode>,
  language: Language,
): CommandResponseEntry =>
  result.ok
    ? commandSucceeded(result.value)
    : commandFailed(result.code, errorMessage(result.code, language));
