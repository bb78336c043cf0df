import { type UserResponse, userOperations } from '@tokri/contracts/api';
import {
  callApiPage,
  isApiProblem,
  Link,
  nextPageOfRows,
  useInfiniteQuery,
} from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  pictures,
  Skeleton,
  Tag,
} from '@tokri/web-kit/ui';
import { permissionsFromToken } from '@tokri/web-kit/staff';
import { useSession } from '@tokri/web-kit/session';
import { t } from '../../labels.ts';
import { useMemo } from 'react';
import styles from './customers.module.css';

const customersPerPage = 50;
const skeletonRows = [1, 2, 3, 4] as const;

const useCanReadLimits = (): boolean => {
  const token = useSession((state) => state.token);
  return useMemo(() => permissionsFromToken(token).includes('transactions'), [token]);
};

const Customer = ({
  customer,
  hasLimitsLink,
}: {
  readonly customer: UserResponse;
  readonly hasLimitsLink: boolean;
}) => (
  <li className={styles.customer}>
    <p className={styles.nameRow}>
      <b className="strong">{customer.Name || t('customers.noName')}</b>
      {customer.UserType > 0 && <Tag tone="info">{t('customers.staff')}</Tag>}
    </p>
    <p className={styles.contactLinks}>
      {customer.Mobile && (
        <a className="link" href={`tel:${customer.Mobile}`}>
          {customer.Mobile}
        </a>
      )}
      {customer.Email && (
        <a className="link" href={`mailto:${customer.Email}`}>
          {customer.Email}
        </a>
      )}
      {hasLimitsLink && (
        <Link className="link" to={`/admin/orders/limits/${customer.Id}`}>
          {t('customers.limits')}
          <span className="sr-only"> {customer.Name || customer.Mobile}</span>
        </Link>
      )}
    </p>
    <p className={styles.address}>
      {customer.Pincode ? (
        <>
          {[customer.Address, customer.Pincode].filter(Boolean).join(', ')}{' '}
          <Tag tone={customer.IsPincodeAvailable ? 'success' : 'warning'}>
            {customer.IsPincodeAvailable ? t('customers.served') : t('customers.notServed')}
          </Tag>
        </>
      ) : (
        <span className="muted">{t('customers.noAddress')}</span>
      )}
    </p>
  </li>
);

const useCustomers = (search: string) =>
  useInfiniteQuery({
    queryKey: [userOperations.listUsers.operationId, search],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(userOperations.listUsers, {
        query: {
          loc: '1',
          ...(search ? { Search: search } : {}),
          page: pageParam,
          pageSize: customersPerPage,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPageOfRows,
  });

const CustomersSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <div className={styles.list} aria-hidden="true">
      {skeletonRows.map((row) => (
        <Skeleton key={row} as="panel-area" />
      ))}
    </div>
  </>
);

const NotAllowed = () => (
  <EmptyState title={t('customers.notAllowed')} picture={pictures.box}>
    <ButtonLink to="/home">{t('customers.home')}</ButtonLink>
  </EmptyState>
);

export const CustomersList = ({ search }: { readonly search: string }) => {
  const customersQuery = useCustomers(search);
  const canReadLimits = useCanReadLimits();
  if (customersQuery.isPending) return <CustomersSkeleton />;
  if (!customersQuery.data) {
    if (isApiProblem(customersQuery.error) && customersQuery.error.status === 403)
      return <NotAllowed />;
    return (
      <ErrorPanel
        error={customersQuery.error}
        isBusy={customersQuery.isFetching}
        onRetry={() => void customersQuery.refetch()}
      />
    );
  }
  const customers = customersQuery.data.pages.flatMap(({ rows }) => rows);
  const total = customersQuery.data.pages[0]?.total ?? 0;
  if (customers.length === 0)
    return (
      <EmptyState
        title={t('customers.none')}
        text={t('customers.noneText')}
        picture={pictures.box}
      />
    );
  return (
    <>
      <p className="muted" role="status">
        {t('customers.count', { count: total })}
      </p>
      <ul className={styles.list}>
        {customers.map((customer) => (
          <Customer key={customer.Id} customer={customer} hasLimitsLink={canReadLimits} />
        ))}
      </ul>
      {customersQuery.hasNextPage && (
        <Button
          kind="secondary"
          isBlock
          isBusy={customersQuery.isFetchingNextPage}
          onClick={() => void customersQuery.fetchNextPage()}
        >
          {t('customers.more')}
        </Button>
      )}
    </>
  );
};
