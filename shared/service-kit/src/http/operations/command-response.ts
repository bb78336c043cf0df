import { commandFailed, type CommandResponseEntry } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { Err, Ok } from '@tokri/contracts/result';

/**
 * Turns the result of a command into its response entry. The message of an error is the text that
 * the service has for it in the language of the caller.
 */
export const createCommandResponse =
  <Error extends Err>(errorMessage: (error: Error, language: Language) => string) =>
  <Value, Succeeded extends CommandResponseEntry>(
    result: Ok<Value> | Error,
    language: Language,
    toSucceeded: (value: Value) => Succeeded,
  ): CommandResponseEntry | Succeeded =>
    result.ok
      ? toSucceeded(result.value)
      : commandFailed(result.code, errorMessage(result, language));
