import type { Permission } from '@tokri/contracts/platform';
import { Navigate } from '@tokri/web-kit/platform';
import { EmptyState, formatLongDate, pictures, today } from '@tokri/web-kit/ui';
import type { FunctionComponent } from 'react';
import { Page } from '../../components/page.tsx';
import { refreshProgress } from '../../day-progress/use-day-progress.ts';
import { useLiveRefresh } from '../../components/use-live-refresh.ts';
import { usePermissions } from '../../layout/access-guard.tsx';
import { SecondFactorNote } from '../../second-factor/second-factor-note.tsx';
import { secondFactorPath } from '../../second-factor/second-factor-path.ts';
import { t } from './labels.ts';
import { NextOrders } from './next-orders.tsx';
import { refreshNextOrders } from './next-orders-queries.ts';
import { SlotProgressTile } from './slot-progress.tsx';
import {
  CashDueTile,
  ChatTile,
  DeadLettersTile,
  LateOrdersTile,
  PaymentProblemsTile,
  StockTile,
  TakingsTile,
} from './tiles.tsx';
import { refreshPaymentTiles } from './today-queries.ts';
import styles from './today.module.css';

const paymentRefreshIntervalMs = 10_000;
const nextOrdersRefreshIntervalMs = 3_000;

interface TileEntry {
  readonly name: string;
  readonly permission: Permission;
  readonly Content: FunctionComponent;
}

/** Each part only with the permission of the operations that it reads. */
const tiles: readonly TileEntry[] = [
  { name: 'takings', permission: 'payments', Content: TakingsTile },
  { name: 'late', permission: 'transactions', Content: LateOrdersTile },
  { name: 'cash-due', permission: 'payments', Content: CashDueTile },
  { name: 'payments', permission: 'payments', Content: PaymentProblemsTile },
  { name: 'stock', permission: 'items', Content: StockTile },
  { name: 'chat', permission: 'chat', Content: ChatTile },
  { name: 'dead-letters', permission: 'messaging', Content: DeadLettersTile },
];

const OrdersToDeliver = () => {
  useLiveRefresh(refreshNextOrders, nextOrdersRefreshIntervalMs);
  return (
    <div className={styles.orders}>
      <NextOrders />
      <SlotProgressTile />
    </div>
  );
};

export const TodayPage = () => {
  const permissions = usePermissions();
  useLiveRefresh(refreshProgress);
  useLiveRefresh(refreshPaymentTiles, paymentRefreshIntervalMs);
  // Staff get here without a permission only while a code is missing for all of theirs.
  if (permissions.length === 0) return <Navigate to={secondFactorPath} replace />;
  const shownTiles = tiles.filter(({ permission }) => permissions.includes(permission));
  return (
    <Page title={t('title')} head={<p className="fine-print">{formatLongDate(today())}</p>}>
      <SecondFactorNote />
      {shownTiles.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} picture={pictures.box} />
      ) : (
        <div className={styles.tiles}>
          {shownTiles.map(({ name, Content }) => (
            <Content key={name} />
          ))}
        </div>
      )}
      {permissions.includes('transactions') && <OrdersToDeliver />}
    </Page>
  );
};
