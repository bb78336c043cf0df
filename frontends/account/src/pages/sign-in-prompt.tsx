import { useSignInLink } from '@tokri/web-kit/session';
import { ButtonLink, EmptyState } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';

export const SignInPrompt = ({ text }: { readonly text: string }) => {
  const signInLink = useSignInLink();
  return (
    <EmptyState title={t('signIn.title')} text={text}>
      <ButtonLink {...signInLink}>{t('signIn.submit')}</ButtonLink>
    </EmptyState>
  );
};
