import { useSignInPath } from '@tokri/web-kit/session';
import { ButtonLink, Empty } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

/** What these pages are to who is not signed in; signing in leads back. */
export const SignInFirst = ({ text }: { readonly text: string }) => {
  const signInPath = useSignInPath();
  return (
    <Empty title={t('signIn.title')} text={text}>
      <ButtonLink to={signInPath}>{t('signIn.go')}</ButtonLink>
    </Empty>
  );
};
