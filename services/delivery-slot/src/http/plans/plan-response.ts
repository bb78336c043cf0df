import type { Language } from '@tokri/contracts/language';
import type { Result } from '@tokri/contracts/result';
import { commandFailed, commandSucceeded } from '@tokri/contracts/api';
import type { SavedTemplates } from '../../application/plans/save-templates.ts';
import { type ErrorCode, errorMessage } from '../error-messages.ts';

export const toSaveTemplatesResponse = (
  result: Result<SavedTemplates, ErrorCode>,
  language: Language,
) => {
  if (!result.ok) return commandFailed(result.code, errorMessage(result.code, language));
  const { groupId, rev, changed, unchanged } = result.value;
  return commandSucceeded(groupId, {
    Rev: rev,
    Changed: changed,
    Refused: unchanged.map(({ date, start, code }) => ({
      Date: date,
      Start: start,
      Code: code,
      Message: errorMessage(code, language),
    })),
  });
};
