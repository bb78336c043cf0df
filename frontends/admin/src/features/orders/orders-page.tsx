import { addDays, orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import {
  ButtonLink,
  classNames,
  Empty,
  ErrorPanel,
  FileText,
  Icon,
  shortDay,
  slotTime,
} from '@tokri/web-kit/ui';
import { useParams, useSearchParams, type Page as Rows } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { Pager } from '../../parts/pager.tsx';
import { Page } from '../../parts/page.tsx';
import parts from '../../parts/parts.module.css';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import { DayBoard } from './board.tsx';
import type { DayCount } from './board-model.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DayChoice, SearchBar, useShow } from './filter-bar.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useDayCounts, useDayOrders, useOrderNews } from './order-reads.ts';
import { OrderTable, type Selection } from './order-table.tsx';
import styles from './orders.module.css';
import { changed, readWish, writeWish, type Wish } from './wish.ts';

const useSelection = (): Selection & { readonly clear: () => void } => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (some: readonly number[], isOn: boolean): void =>
    setIds(
      (before) =>
        new Set(isOn ? [...before, ...some] : [...before].filter((id) => !some.includes(id))),
    );
  return { ids, toggle, clear: () => setIds(new Set()) };
};

const NoOrders = ({ wish }: { readonly wish: Wish }) => {
  const isFiltered = wish.search !== '' || wish.status > 0 || wish.slotId > 0;
  if (isFiltered)
    return <Empty title={t('orders.emptyFilter')} text={t('orders.emptyFilterText')} />;
  const dayAfter = addDays(wish.day, 1);
  return (
    <Empty title={t('orders.empty', { day: shortDay(wish.day) })} text={t('orders.emptyText')}>
      <ButtonLink kind="second" to={`/admin/orders${writeWish(changed(wish, { day: dayAfter }))}`}>
        {t('orders.next', { day: shortDay(dayAfter) })}
      </ButtonLink>
    </Empty>
  );
};

const Listed = ({
  wish,
  openId,
  rows,
}: {
  readonly wish: Wish;
  readonly openId: number;
  readonly rows: Rows<OrderAnswer>;
}) => {
  const selection = useSelection();
  const show = useShow();
  const selected = rows.rows.filter(({ Id }) => selection.ids.has(Id));
  if (rows.total === 0) return <NoOrders wish={wish} />;
  return (
    <>
      {selected.length > 0 && <BulkBar orders={selected} onClear={selection.clear} />}
      <OrderTable orders={rows.rows} wish={wish} openId={openId} selection={selection} />
      <Pager page={wish.page} total={rows.total} onPage={(page) => show(changed(wish, { page }))}>
        {t('orders.live')}
      </Pager>
    </>
  );
};

/** The picking list of the slot that is shown, else of the first that waits for it. */
const PickingLink = ({
  wish,
  counts,
}: {
  readonly wish: Wish;
  readonly counts: readonly DayCount[];
}) => {
  const waiting = counts.filter(({ Status }) => Status === orderStatus.Confirmed);
  const slot = counts.find(({ SlotId }) => SlotId === wish.slotId) ?? waiting[0];
  if (!slot) return null;
  return (
    <ButtonLink
      kind="second"
      isSmall
      className="end"
      to={`/admin/orders/picking?PDate=${wish.day}&SlotId=${slot.SlotId}`}
    >
      <Icon of={FileText} size={16} />
      {t('orders.picking', { slot: slotTime(slot.Start, slot.End) })}
    </ButtonLink>
  );
};

/** The orders of a delivery day: how they stand, which they are, and the one that is open. */
export const OrdersPage = () => {
  useOrderNews();
  const [address] = useSearchParams();
  const openId = Number(useParams().id ?? 0);
  const wish = readWish(address);
  const counts = useDayCounts(wish.day);
  const list = useDayOrders(wish);
  return (
    <Page
      title={t('area.orders')}
      head={
        <div className={classNames(styles.head, openId > 0 && styles.isBesides)}>
          <DayChoice wish={wish} />
          {counts.data && <PickingLink wish={wish} counts={counts.data} />}
        </div>
      }
    >
      <div className={classNames(styles.two, openId > 0 && styles.isOpen)}>
        <div className={styles.list}>
          {(counts.data || !counts.isError) && <DayBoard wish={wish} counts={counts.data} />}
          <section
            className={parts.box}
            aria-label={t('area.orders')}
            aria-busy={list.isPlaceholderData}
          >
            <SearchBar wish={wish} />
            {list.isPending && <RowsWaiting />}
            {list.isError && !list.data && (
              <ErrorPanel
                problem={list.error}
                isBusy={list.isFetching}
                onRetry={() => {
                  void list.refetch();
                  void counts.refetch();
                }}
              />
            )}
            {list.data && (
              <Listed
                key={`${wish.day} ${wish.status} ${wish.slotId} ${wish.page}`}
                wish={wish}
                openId={openId}
                rows={list.data}
              />
            )}
          </section>
        </div>
        {openId > 0 && <OrderPanel key={openId} orderId={openId} wish={wish} />}
      </div>
    </Page>
  );
};
