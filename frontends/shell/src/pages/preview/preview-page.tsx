import { userOperations } from '@tokri/contracts/api';
import {
  callApi,
  endPreview,
  openPreview,
  preview,
  previewPath,
  useMutation,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { preparePreview, signInPath, useSession } from '@tokri/web-kit/session';
import { isStaff } from '@tokri/web-kit/staff';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  pictures,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useEffect, type ReactNode } from 'react';
import { t } from '../../frame/preview/labels.ts';
import styles from '../not-found-page.module.css';

const customersPath = '/admin/customers';

const start = async (userId: number): Promise<void> => {
  const [started] = await callApi(userOperations.startCustomerPreview, {
    body: { UserId: userId },
  });
  const isReady = preparePreview({
    profile: started?.Profile,
    token: started?.Token ?? '',
    expiresAt: started?.ExpiresAt ?? '',
  });
  if (!isReady) throw new Error('the preview has no customer');
  openPreview();
};

const Message = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <EmptyState title={title} text={text} picture={pictures.box}>
    {children}
  </EmptyState>
);

const AdminLink = ({ path }: { readonly path: string }) => (
  <ButtonLink kind="quiet" to={path}>
    {t('toAdmin')}
  </ButtonLink>
);

/** A link must not start a preview: it reads a customer and is an entry of the audit log. */
const Start = ({ userId, hasEnded }: { readonly userId: number; readonly hasEnded: boolean }) => {
  const { mutate, error, isError, isPending, isSuccess } = useMutation({ mutationFn: start });
  if (isError) return <ErrorPanel error={error} onRetry={() => mutate(userId)} />;
  return (
    <Message
      title={hasEnded ? t('ended') : t('start', { id: userId })}
      text={hasEnded ? t('endedText') : t('startText')}
    >
      <Button isBusy={isPending || isSuccess} onClick={() => mutate(userId)}>
        {hasEnded ? t('again') : t('startButton')}
      </Button>
      <AdminLink path={`${customersPath}/${userId}`} />
    </Message>
  );
};

const Content = () => {
  const [params] = useSearchParams();
  const isSignedInAsStaff = useSession(({ token }) => isStaff(token));
  const userId = Number(params.get('UserId'));
  if (!isSignedInAsStaff)
    return (
      <Message title={t('signIn')} text={t('signInText')}>
        <ButtonLink to={signInPath(previewPath(userId))}>{t('signIn')}</ButtonLink>
      </Message>
    );
  if (!Number.isSafeInteger(userId) || userId <= 0)
    return (
      <Message title={t('noCustomer')} text={t('noCustomerText')}>
        <AdminLink path={customersPath} />
      </Message>
    );
  return <Start userId={userId} hasEnded={params.get('Ended') !== null} />;
};

/** `/previewuser?UserId=12` offers a preview. In a tab that has one, it ends that first. */
export const PreviewPage = () => {
  const isInPreview = preview() !== null;
  usePageTitle(t('title'));
  useEffect(() => {
    if (isInPreview) endPreview();
  }, [isInPreview]);
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1 className="sr-only">{t('title')}</h1>
      {!isInPreview && <Content />}
    </main>
  );
};
