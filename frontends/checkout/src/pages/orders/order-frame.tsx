import { isApiProblem, useSearchParams } from '@tokri/web-kit/platform';
import { useSession, useSignInPath } from '@tokri/web-kit/session';
import {
  announce,
  ButtonLink,
  Empty,
  ErrorPanel,
  PageHeader,
  pictures,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './orders.module.css';

/** The order that the address names; 0 for none. */
export const useOrderId = (): number => {
  const [search] = useSearchParams();
  const id = Number(search.get('Id') ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

export const useIsSignedIn = (): boolean => useSession((state) => state.user !== null);

/** Tells those who listen when the order moves on while they look. */
export const useToldStatus = (text: string | undefined): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text && before.current && before.current !== text)
      announce(t('order.nowSaid', { status: text }));
    before.current = text;
  }, [text]);
};

export const SignInFirst = ({ text }: { readonly text: string }) => (
  <Empty title={t('signIn.title')} text={text}>
    <ButtonLink to={useSignInPath()}>{t('signIn.go')}</ButtonLink>
  </Empty>
);

const NoOrder = () => (
  <Empty title={t('order.none')} text={t('order.noneText')} picture={pictures.box}>
    <ButtonLink kind="second" to="/booking-history">
      {t('order.all')}
    </ButtonLink>
  </Empty>
);

const Waiting = () => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <Skeleton as="panel-s" />
    <Skeleton as="title" />
    <Skeleton as="panel-s" />
    <Skeleton as="panel-s" />
  </>
);

export interface OrderFrameProps {
  readonly title: string;
  /** What is read; its data may be old while it is read again. */
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

const isUnknown = (error: unknown): boolean =>
  isApiProblem(error) && [400, 403, 404].includes(error.status);

/** Head and body of a page about one order, in each of its states. */
export const OrderFrame = ({ title, query, className, children }: OrderFrameProps) => {
  const orderId = useOrderId();
  const isSignedIn = useIsSignedIn();
  usePageTitle(title);
  const body = (): ReactNode => {
    if (orderId === 0) return <NoOrder />;
    if (!isSignedIn) return <SignInFirst text={t('order.signIn')} />;
    if (query.data) return children;
    if (!query.isError) return <Waiting />;
    return isUnknown(query.error) ? (
      <NoOrder />
    ) : (
      <ErrorPanel
        problem={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  const isShown = Boolean(query.data) && orderId > 0 && isSignedIn;
  return (
    <>
      <PageHeader title={title} backTo="/booking-history" />
      <main id="main" className={`wrap ${isShown ? className : styles.alone}`} tabIndex={-1}>
        {body()}
      </main>
    </>
  );
};
