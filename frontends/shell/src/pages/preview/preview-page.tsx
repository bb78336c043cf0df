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
  Skeleton,
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

const Starting = ({ userId }: { readonly userId: number }) => {
  const { mutate, error, isError } = useMutation({ mutationFn: start });
  useEffect(() => mutate(userId), [mutate, userId]);
  return isError ? (
    <ErrorPanel error={error} onRetry={() => mutate(userId)} />
  ) : (
    <>
      <span className="sr-only" role="status">
        {t('starting')}
      </span>
      <Skeleton as="panel-area" />
      <Skeleton as="title" />
      <Skeleton as="panel-area" />
    </>
  );
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

const Content = () => {
  const [params, setParams] = useSearchParams();
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
  if (params.get('Ended') === null) return <Starting userId={userId} />;
  return (
    <Message title={t('ended')} text={t('endedText')}>
      <Button onClick={() => setParams({ UserId: String(userId) }, { replace: true })}>
        {t('again')}
      </Button>
      <AdminLink path={`${customersPath}/${userId}`} />
    </Message>
  );
};

/** `/previewuser?UserId=12` starts a preview. In a tab that has one, it ends that first. */
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
