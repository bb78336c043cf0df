import { isApiProblem, isHiddenInPreview, useSearchParams } from '@tokri/web-kit/platform';
import { useSession, useSignInLink } from '@tokri/web-kit/session';
import {
  announce,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  PageHeader,
  pictures,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './orders.module.css';

export const useOrderId = (): number => {
  const [search] = useSearchParams();
  const id = Number(search.get('Id') ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

export const useIsSignedIn = (): boolean => useSession((state) => state.user !== null);

export const useStatusAnnouncement = (text: string | undefined): void => {
  const previousText = useRef<string>(undefined);
  useEffect(() => {
    if (text && previousText.current && previousText.current !== text)
      announce(t('order.statusAnnouncement', { status: text }));
    previousText.current = text;
  }, [text]);
};

export const SignInPrompt = (props: { readonly title: string; readonly text?: string }) => (
  <EmptyState {...props}>
    <ButtonLink {...useSignInLink()}>{t('signIn.submit')}</ButtonLink>
  </EmptyState>
);

const NoOrder = () => (
  <EmptyState title={t('order.notFound')} text={t('order.notFoundText')} picture={pictures.box}>
    <ButtonLink kind="secondary" to="/booking-history">
      {t('order.all')}
    </ButtonLink>
  </EmptyState>
);

const OrderSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="panel-area" />
    <Skeleton as="title" />
    <Skeleton as="panel-area" />
    <Skeleton as="panel-area" />
  </>
);

export interface OrderPageLayoutProps {
  readonly title: string;
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly data: unknown;
    readonly refetch: () => unknown;
  };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const isOrderUnavailable = (error: unknown): boolean =>
  isApiProblem(error) && !isHiddenInPreview(error) && [400, 403, 404].includes(error.status);

export const OrderPageLayout = ({ title, query, className, children }: OrderPageLayoutProps) => {
  const orderId = useOrderId();
  const isSignedIn = useIsSignedIn();
  usePageTitle(title);
  const renderBody = (): ReactNode => {
    if (orderId === 0) return <NoOrder />;
    if (!isSignedIn)
      return <SignInPrompt title={t('order.signInTitle')} text={t('order.signIn')} />;
    if (query.data) return children;
    if (!query.isError) return <OrderSkeleton />;
    return isOrderUnavailable(query.error) ? (
      <NoOrder />
    ) : (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  const isOrderShown = Boolean(query.data) && orderId > 0 && isSignedIn;
  return (
    <>
      <PageHeader title={title} backTo="/booking-history" />
      <main
        id="main"
        className={`wrap ${isOrderShown ? className : styles.singleColumn}`}
        tabIndex={-1}
      >
        {renderBody()}
      </main>
    </>
  );
};
