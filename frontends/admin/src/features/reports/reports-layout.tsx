import type { SalesReportResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import {
  NavLink,
  useLocation,
  useNavigate,
  useSearchParams,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel, Note } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import cardStyles from '../../components/card.module.css';
import { Page } from '../../components/page.tsx';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from './labels.ts';
import { formatReportFilter, parseReportFilter, type ReportFilter } from './report-filter.ts';
import styles from './reports.module.css';
import { SpanBar } from './span-bar.tsx';

const indianTabs = [
  { path: '/admin/reports/gst-return', label: 'tab.gst' },
  { path: '/admin/reports/tax-setup', label: 'tab.rates' },
] as const;
const tabs = [
  { path: '/admin/reports', label: 'tab.sales' },
  { path: '/admin/reports/items', label: 'tab.items' },
  { path: '/admin/reports/tax', label: 'tab.tax' },
  { path: '/admin/reports/discounts', label: 'tab.discounts' },
  { path: '/admin/reports/deliveries', label: 'tab.deliveries' },
  { path: '/admin/reports/slots', label: 'tab.slots' },
] as const;

export const useReportFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = parseReportFilter(searchParams);
  const changeFilter = (change: Partial<ReportFilter>): void =>
    void navigate(
      { pathname, search: formatReportFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

export const ReportTabs = ({ filter }: { readonly filter: ReportFilter }) => (
  <Tabs label={t('tab.label')}>
    {[...tabs, ...(isUnitedKingdom() ? [] : indianTabs)].map(({ path, label }) => (
      <NavLink
        key={path}
        end
        to={{ pathname: path, search: formatReportFilter({ ...filter, page: 1 }) }}
      >
        {t(label)}
      </NavLink>
    ))}
  </Tabs>
);

export const ReportsLayout = ({
  filter,
  onChange,
  hasComparison = false,
  hint = t('hint'),
  children,
}: {
  readonly filter: ReportFilter;
  readonly onChange: (change: Partial<ReportFilter>) => void;
  readonly hasComparison?: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}) => (
  <Page title={t('title')}>
    <ReportTabs filter={filter} />
    <SpanBar filter={filter} hasComparison={hasComparison} onChange={onChange} />
    <div className={styles.hint}>
      <Note>{hint}</Note>
    </div>
    <div className={styles.sections}>{children}</div>
  </Page>
);

/** The states of a report before it has numbers. */
export const ReportContent = <Data,>({
  query,
  isEmpty,
  empty = { title: t('empty'), text: t('emptyText') },
  children,
}: {
  readonly query: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty?: { readonly title: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}) => {
  const { data } = query;
  if (data === undefined)
    return (
      <section className={cardStyles.card} aria-label={t('title')} aria-busy={query.isLoading}>
        {query.isLoading && <RowsSkeleton />}
        {query.isError && (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </section>
    );
  if (isEmpty(data))
    return (
      <section className={cardStyles.card} aria-label={t('title')}>
        <EmptyState {...empty} />
      </section>
    );
  return children(data);
};

export const hasNoSales = ({ Days }: SalesReportResponse): boolean => Days.length === 0;
