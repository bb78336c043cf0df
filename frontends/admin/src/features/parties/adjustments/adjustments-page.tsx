import type { billingOperations } from '@tokri/contracts/api';
import { Link, useLocation, useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import type { ResponseBody } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { EmptyState, ErrorPanel, formatDateTime, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import cardStyles from '../../../components/card.module.css';
import { formatPage, parsePage, toFilterAddress } from '../../../components/filter-address.ts';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { WaitingDebits } from '../../../debit-notes/waiting-debits.tsx';
import { t } from '../labels.ts';
import { PartiesLayout } from '../parties-layout.tsx';
import styles from '../parties.module.css';
import { useWaitingAdjustments } from '../party-queries.ts';
import { DecisionButtons } from './decision-buttons.tsx';

type WaitingAdjustment = ResponseBody<typeof billingOperations.listWaitingAdjustments>[number];

const changeText = ({ Amount }: WaitingAdjustment): string =>
  t(Amount > 0 ? 'waiting.more' : 'waiting.less', { sum: formatExactPrice(Math.abs(Amount)) });

const AdjustmentRow = ({ adjustment }: { readonly adjustment: WaitingAdjustment }) => {
  const { nameOf } = useStaffNames();
  const ownId = useSession((state) => state.user?.Id);
  const name = adjustment.PartyName || t('party.number', { id: adjustment.PartyId });
  return (
    <tr>
      <td className={tableStyles.phoneMain}>
        <Link className={styles.name} to={`/admin/parties/${adjustment.PartyId}`}>
          {name}
        </Link>
        <small>{adjustment.Reason}</small>
      </td>
      <td className={tableStyles.phoneMain}>{changeText(adjustment)}</td>
      <td className={tableStyles.phoneMain}>
        {nameOf(adjustment.StaffId)}
        <small>{formatDateTime(adjustment.At)}</small>
      </td>
      <td className={tableStyles.phoneMain}>
        {adjustment.StaffId === ownId ? (
          <span className="muted">{t('waiting.own')}</span>
        ) : (
          <DecisionButtons
            requestId={adjustment.RequestId}
            name={name}
            change={changeText(adjustment)}
          />
        )}
      </td>
    </tr>
  );
};

const AdjustmentTable = ({ rows }: { readonly rows: readonly WaitingAdjustment[] }) => (
  <table className={tableStyles.table} aria-label={t('waiting.list')}>
    <thead>
      <tr>
        <th scope="col">{t('column.name')}</th>
        <th scope="col">{t('waiting.change')}</th>
        <th scope="col">{t('waiting.requested')}</th>
        <th scope="col">{t('waiting.decision')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((adjustment) => (
        <AdjustmentRow key={adjustment.RequestId} adjustment={adjustment} />
      ))}
    </tbody>
  </table>
);

export const AdjustmentsPage = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = parsePage(searchParams);
  const list = useWaitingAdjustments(page);
  const changePage = (next: number): void =>
    void navigate({ pathname, search: toFilterAddress(formatPage(next)) }, { replace: true });
  return (
    <PartiesLayout title={t('tab.adjustments')}>
      <div className={styles.hint}>
        <Note>{t('waiting.hint')}</Note>
      </div>
      <section
        className={cardStyles.card}
        aria-label={t('waiting.list')}
        aria-busy={list.isPlaceholderData}
      >
        {list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 && (
          <EmptyState title={t('waiting.empty')} text={t('waiting.emptyText')} />
        )}
        {list.data && list.data.total > 0 && (
          <>
            <AdjustmentTable rows={list.data.rows} />
            <Pagination page={page} total={list.data.total} onPageChange={changePage} />
          </>
        )}
      </section>
      <WaitingDebits />
    </PartiesLayout>
  );
};
