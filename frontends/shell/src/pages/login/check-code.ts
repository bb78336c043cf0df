import { userOperations } from '@tokri/contracts/http';
import { call } from '@tokri/web-kit/platform';
import { signIn, type UploadReport } from '@tokri/web-kit/session';
import { t } from '../../texts.ts';

export type CodeAnswer =
  | { readonly kind: 'signed-in'; readonly upload: UploadReport }
  /** `isOver`: this code can no longer be right; another is needed. */
  | { readonly kind: 'refused'; readonly message: string; readonly isOver: boolean };

export const codeLength = 6;

/** Sends the code; a right one signs in and moves the local cart into the account. */
export const checkCode = async (challengeId: number, code: string): Promise<CodeAnswer> => {
  const [entry] = await call(userOperations.checkCode, {
    query: { Id: challengeId, password: code },
    withoutToken: true,
  });
  if (entry?.Error === 0 && entry.Token) {
    const upload = await signIn(entry, entry.Token);
    if (upload) return { kind: 'signed-in', upload };
  }
  const tries = entry?.TriesLeft ?? 0;
  if (entry?.Code === 'code-wrong' && tries > 0)
    return { kind: 'refused', message: t('login.wrong', { tries }), isOver: false };
  return {
    kind: 'refused',
    message: entry?.Message || t('login.failed'),
    isOver: entry !== undefined,
  };
};
