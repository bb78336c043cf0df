import { userOperations, type UserRecord } from '@tokri/contracts/http';
import { callPage, isApiProblem, useInfiniteQuery } from '@tokri/web-kit/platform';
import { Button, ButtonLink, Empty, ErrorPanel, pictures, Skeleton, Tag } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './customers.module.css';

const peoplePerPage = 50;
const waitingRows = [1, 2, 3, 4] as const;

const Person = ({ person }: { readonly person: UserRecord }) => (
  <li className={styles.person}>
    <p className={styles.who}>
      <b className="strong">{person.Name || t('customers.noName')}</b>
      {person.UserType > 0 && <Tag tone="info">{t('customers.staff')}</Tag>}
    </p>
    <p className={styles.ways}>
      {person.Mobile && (
        <a className="link" href={`tel:${person.Mobile}`}>
          {person.Mobile}
        </a>
      )}
      {person.Email && (
        <a className="link" href={`mailto:${person.Email}`}>
          {person.Email}
        </a>
      )}
    </p>
    <p className={styles.where}>
      {person.Pincode ? (
        <>
          {[person.Address, person.Pincode].filter(Boolean).join(', ')}{' '}
          <Tag tone={person.IsPincodeAvailable ? 'ok' : 'few'}>
            {person.IsPincodeAvailable ? t('customers.served') : t('customers.notServed')}
          </Tag>
        </>
      ) : (
        <span className="muted">{t('customers.noPlace')}</span>
      )}
    </p>
  </li>
);

/** People with where they are (U10), newest first. */
export const CustomersList = ({ search }: { readonly search: string }) => {
  const list = useInfiniteQuery({
    queryKey: [userOperations.listUsers.id, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(userOperations.listUsers, {
        query: {
          loc: '1',
          ...(search ? { Search: search } : {}),
          page: pageParam,
          pageSize: peoplePerPage,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((count, { rows }) => count + rows.length, 0) < last.total && last.rows.length > 0
        ? pages.length + 1
        : undefined,
  });
  if (list.isPending)
    return (
      <>
        <span className="sr" role="status">
          {t('loading')}
        </span>
        <div className={styles.list} aria-hidden="true">
          {waitingRows.map((at) => (
            <Skeleton key={at} as="panel-s" />
          ))}
        </div>
      </>
    );
  if (!list.data) {
    if (isApiProblem(list.error) && list.error.status === 403)
      return (
        <Empty title={t('customers.notAllowed')} picture={pictures.box}>
          <ButtonLink to="/home">{t('customers.home')}</ButtonLink>
        </Empty>
      );
    return (
      <ErrorPanel
        problem={list.error}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const people = list.data.pages.flatMap(({ rows }) => rows);
  const total = list.data.pages[0]?.total ?? 0;
  if (people.length === 0)
    return (
      <Empty
        title={t('customers.nobody')}
        text={t('customers.nobodyText')}
        picture={pictures.box}
      />
    );
  return (
    <>
      <p className="muted" role="status">
        {t('customers.count', { count: total })}
      </p>
      <ul className={styles.list}>
        {people.map((person) => (
          <Person key={person.Id} person={person} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          kind="second"
          isBlock
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('customers.more')}
        </Button>
      )}
    </>
  );
};
