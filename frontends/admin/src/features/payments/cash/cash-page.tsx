import type { billingOperations } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/web-kit/platform';
import {
  classNames,
  EmptyState,
  ErrorPanel,
  formatDate,
  formatExactPrice,
  Note,
} from '@tokri/web-kit/ui';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { DayRange } from '../../../components/day-range.tsx';
import { t } from '../labels.ts';
import { useCashCollections } from '../payment-queries.ts';
import { PaymentsLayout } from '../payments-layout.tsx';
import styles from '../payments.module.css';
import { useDays } from '../use-days.ts';
import { CashDueSection } from './cash-due-section.tsx';

type CashCollection = ResponseBody<typeof billingOperations.listCashCollections>[number];

const shownDays = 7;

const sumOf = (
  collections: readonly CashCollection[],
  field: 'Payments' | 'Amount' | 'Refunded',
): number => collections.reduce((sum, collection) => sum + collection[field], 0);

const CashRow = ({ collection }: { readonly collection: CashCollection }) => {
  const { nameOf } = useStaffNames();
  const { Date, StaffId, Payments, Amount, Refunded } = collection;
  return (
    <tr>
      <td className={tableStyles.phoneMain}>{formatDate(Date)}</td>
      <td className={tableStyles.phoneMain}>{StaffId > 0 ? nameOf(StaffId) : t('cash.unknown')}</td>
      <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>{Payments}</td>
      <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
        {formatExactPrice(Amount)}
      </td>
      <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>
        {formatExactPrice(Refunded)}
      </td>
    </tr>
  );
};

const CashTable = ({ collections }: { readonly collections: readonly CashCollection[] }) => (
  <table className={tableStyles.table} aria-label={t('cash.list')}>
    <thead>
      <tr>
        <th scope="col">{t('cash.day')}</th>
        <th scope="col">{t('cash.staff')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('cash.orders')}
        </th>
        <th scope="col" className={tableStyles.number}>
          {t('cash.collected')}
        </th>
        <th scope="col" className={tableStyles.number}>
          {t('cash.refunded')}
        </th>
      </tr>
    </thead>
    <tbody>
      {collections.map((collection) => (
        <CashRow key={`${collection.Date} ${collection.StaffId}`} collection={collection} />
      ))}
      <tr>
        <th scope="row" colSpan={2} className={tableStyles.phoneMain}>
          {t('cash.total')}
        </th>
        <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>
          {sumOf(collections, 'Payments')}
        </td>
        <td className={classNames(tableStyles.number, tableStyles.phoneSide, 'strong')}>
          {formatExactPrice(sumOf(collections, 'Amount'))}
        </td>
        <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>
          {formatExactPrice(sumOf(collections, 'Refunded'))}
        </td>
      </tr>
    </tbody>
  </table>
);

export const CashPage = () => {
  const { days, changeDays } = useDays(shownDays);
  const list = useCashCollections(days);
  return (
    <PaymentsLayout title={t('cash.title')}>
      <div className={styles.hint}>
        <Note>{t('cash.hint')}</Note>
      </div>
      <CashDueSection />
      <section
        className={cardStyles.card}
        aria-labelledby="h-cash-recorded"
        aria-busy={list.isPlaceholderData}
      >
        <div className={styles.dueHead}>
          <h2 id="h-cash-recorded">{t('cash.recorded')}</h2>
        </div>
        <div className={styles.filters}>
          <DayRange className={styles.filter} days={days} onChange={changeDays} />
        </div>
        {list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && (
          <EmptyState title={t('cash.empty')} text={t('cash.emptyText')} />
        )}
        {list.data?.some(({ IsComplete }) => !IsComplete) && (
          <div className={styles.hint}>
            <Note tone="warning">{t('cash.partial')}</Note>
          </div>
        )}
        {list.data && list.data.length > 0 && <CashTable collections={list.data} />}
      </section>
    </PaymentsLayout>
  );
};
