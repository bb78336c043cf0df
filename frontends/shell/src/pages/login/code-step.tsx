import { codeLength, ResendCode, useCodeCheck } from '@tokri/web-kit/one-time-code';
import { isApiProblem, siteConfig } from '@tokri/web-kit/platform';
import { totalQuantity, useSession, type CartUploadResult } from '@tokri/web-kit/session';
import { Button, Field, formatMobile, Note, ShoppingBasket } from '@tokri/web-kit/ui';
import type { FormEvent } from 'react';
import { t } from '../../labels.ts';
import { resendCode, type Challenge } from './challenge.ts';
import { checkCode } from './check-code.ts';
import styles from './login.module.css';

export interface CodeStepProps {
  readonly challenge: Challenge;
  readonly onChange: () => void;
  readonly onResent: (challenge: Challenge) => void;
  readonly onSignedIn: (upload: CartUploadResult) => void;
}

const errorMessage = (error: unknown): string =>
  isApiProblem(error) ? error.message : t('login.failed');

const CartNote = () => {
  const count = useSession((state) => totalQuantity(state.localLines));
  return count > 0 ? <Note icon={ShoppingBasket}>{t('login.cartKept', { count })}</Note> : null;
};

const useSignIn = ({ challenge, onResent, onSignedIn }: Omit<CodeStepProps, 'onChange'>) => {
  const codeCheck = useCodeCheck(async (digits) => {
    const result = await checkCode(challenge.id, digits).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: errorMessage(error),
      isExpired: false,
    }));
    if (result.kind === 'rejected') return result;
    onSignedIn(result.upload);
    return null;
  });
  const resend = async (): Promise<string> => {
    const result = await resendCode(challenge).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: errorMessage(error),
    }));
    if (result.kind === 'rejected') return result.message || t('login.failed');
    onResent(result.challenge);
    codeCheck.handleResent();
    return '';
  };
  return { ...codeCheck, resend };
};

export const CodeStep = ({ onChange, ...props }: CodeStepProps) => {
  const { challenge } = props;
  const { code, error, canSend, isBusy, input, send, resend, handleInput } = useSignIn(props);
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{t('login.codeTitle')}</h1>
      <p className="muted">
        {t('login.sentTo', { contact: formatMobile(challenge.contact) })}{' '}
        <button type="button" className="link" onClick={onChange}>
          {t('login.change')}
        </button>
      </p>
      <Field
        ref={input}
        className={styles.codeField ?? ''}
        label={t('login.code')}
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength + 2}
        readOnly={isBusy}
        autoFocus
        onChange={(event) => handleInput(event.target.value)}
      />
      <Button type="submit" isBlock isBusy={isBusy} disabled={!canSend}>
        {t('login.continue')}
      </Button>
      <ResendCode resendAt={challenge.resendAt} resend={resend} />
      <CartNote />
      <p className="fine-print">{t('login.keepSecret', { brand: siteConfig().brand })}</p>
    </form>
  );
};
