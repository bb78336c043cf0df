import { userOperations } from '@tokri/contracts/api';
import { callApi } from '@tokri/web-kit/platform';
import { signIn, type CartUploadResult } from '@tokri/web-kit/session';
import { t } from '../../labels.ts';

export type CodeCheckResult =
  | { readonly kind: 'signed-in'; readonly upload: CartUploadResult }
  | { readonly kind: 'rejected'; readonly message: string; readonly isExpired: boolean };

export const checkCode = async (challengeId: number, code: string): Promise<CodeCheckResult> => {
  const [entry] = await callApi(userOperations.checkCode, {
    query: { Id: challengeId, password: code },
    withoutToken: true,
  });
  if (entry?.Error === 0 && entry.Token) {
    const upload = await signIn(entry, entry.Token);
    if (upload) return { kind: 'signed-in', upload };
  }
  const attemptsLeft = entry?.TriesLeft ?? 0;
  if (entry?.Code === 'code-wrong' && attemptsLeft > 0)
    return {
      kind: 'rejected',
      message: t('login.wrongCode', { attempts: attemptsLeft }),
      isExpired: false,
    };
  return {
    kind: 'rejected',
    message: entry?.Message || t('login.failed'),
    isExpired: entry !== undefined,
  };
};
