import type { BulkChangeResponse } from '@tokri/contracts/api';
import { isApiProblem, useParams } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { BulkChangeActions } from './bulk-change-actions.tsx';
import { Outcome } from './bulk-change-outcome.tsx';
import { isActive, useBulkChange } from './bulk-change-queries.ts';
import { BulkChangeRows } from './bulk-change-rows.tsx';
import { pageTitle, stateTones } from './bulk-change-text.ts';
import styles from './bulk-changes.module.css';
import { ImportErrors } from './file-errors/import-errors.tsx';
import { t } from './labels.ts';
import { useDescribeChange } from './use-describe-change.ts';

const Totals = ({ change }: { readonly change: BulkChangeResponse }) => {
  const sums = [
    ['sum.rows', change.Rows - change.Refused],
    ['sum.refused', change.Refused],
    ['sum.unchanged', change.Unchanged],
    ['sum.failed', change.Failed],
    ['sum.notUndone', change.NotUndone],
    ['sum.errors', change.ErrorCount],
  ] as const;
  return (
    <dl className={styles.totals}>
      {sums
        .filter(([name, sum]) => name === 'sum.rows' || sum > 0)
        .map(([name, sum]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
    </dl>
  );
};

const Content = ({
  change,
  path,
}: {
  readonly change: BulkChangeResponse;
  readonly path: string;
}) => (
  <>
    <section className={styles.summary} aria-busy={isActive(change)}>
      <div className={styles.head}>
        <h2 className="grow">{useDescribeChange([change])(change)}</h2>
        <Tag tone={stateTones[change.State]} hasDot>
          {t(`state.${change.State}`)}
        </Tag>
      </div>
      <Totals change={change} />
      <Outcome change={change} />
      <BulkChangeActions change={change} path={path} />
    </section>
    {change.ErrorCount > 0 && <ImportErrors change={change} />}
    {change.Rows > 0 && <BulkChangeRows change={change} />}
  </>
);

/** The preview of a bulk change, and later its progress and result. */
export const BulkChangePage = ({ path }: { readonly path: string }) => {
  const query = useBulkChange(useParams().batchId ?? '');
  const isNotFound =
    isApiProblem(query.error) && (query.error.status === 404 || query.error.status === 400);
  return (
    <Page
      title={pageTitle(query.data?.Kind)}
      actions={
        <ButtonLink kind="secondary" isSmall to={path}>
          {t('page.close')}
        </ButtonLink>
      }
    >
      {query.isPending && <RowsSkeleton count={8} />}
      {query.isError &&
        !query.data &&
        (isNotFound ? (
          <EmptyState title={t('page.notFound')} text={t('page.notFoundText')} />
        ) : (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ))}
      {query.data && <Content change={query.data} path={path} />}
    </Page>
  );
};
