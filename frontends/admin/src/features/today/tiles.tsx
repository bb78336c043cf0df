import type { StockAlertsResponse } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { Link } from '@tokri/web-kit/platform';
import { Activity, Banknote, IndianRupee } from '@tokri/web-kit/more-icons';
import {
  Clock,
  formatDate,
  formatExactPrice,
  MessageCircle,
  ShoppingBasket,
  today,
} from '@tokri/web-kit/ui';
import { useUnreadConversations } from '../../conversations/use-unread-conversations.ts';
import { useLocations } from '../../locations/use-locations.ts';
import { useDayProgress } from '../../day-progress/use-day-progress.ts';
import { t } from './labels.ts';
import { Figure, Tile } from './tile.tsx';
import {
  useCashDueSum,
  usePaymentProblems,
  useStockAlerts,
  useTakings,
  useWaitingDeadLetters,
} from './today-queries.ts';
import styles from './today.module.css';

const lateNote = (count: number, fromEarlierDays: number): string => {
  if (count === 0) return t('late.none');
  return fromEarlierDays === 0 ? t('late.today') : t('late.earlier', { count: fromEarlierDays });
};

export const LateOrdersTile = () => (
  <Tile title={t('late.title')} icon={Clock} query={useDayProgress()}>
    {({ PDate, Slots, LateFromEarlierDays }) => {
      const count = Slots.reduce((sum, { Late }) => sum + Late, LateFromEarlierDays);
      return (
        <>
          <div className={styles.tileBody}>
            <Figure
              to={`/admin/orders?PDate=${PDate}&Days=late`}
              value={count}
              label={t('late.count', { count })}
              isProblem={count > 0}
            />
          </div>
          <p className={styles.note}>{lateNote(count, LateFromEarlierDays)}</p>
        </>
      );
    }}
  </Tile>
);

export const PaymentProblemsTile = () => (
  <Tile title={t('payments.title')} icon={IndianRupee} query={usePaymentProblems()}>
    {({ stuck, failed }) => (
      <div className={styles.tileBody}>
        <Figure
          to="/admin/payments?Stuck=1"
          value={stuck}
          label={t('payments.stuck')}
          isProblem={stuck > 0}
        />
        <Figure
          to={`/admin/payments?FromDate=${today()}&ToDate=${today()}&State=failed`}
          value={failed}
          label={t('payments.failed')}
          isProblem={failed > 0}
        />
      </div>
    )}
  </Tile>
);

const daysPath = (day: string): string => `/admin/payments?FromDate=${day}&ToDate=${day}`;

export const CashDueTile = () => (
  <Tile title={t('cashDue.title')} icon={Banknote} query={useCashDueSum()}>
    {({ Orders, Payable }) => (
      <>
        <div className={styles.tileBody}>
          <Figure
            to="/admin/payments/cash"
            value={Orders}
            label={t('cashDue.orders', { count: Orders })}
            isProblem={Orders > 0}
          />
        </div>
        <p className={styles.note}>
          {Orders > 0 ? t('cashDue.sum', { sum: formatExactPrice(Payable) }) : t('cashDue.none')}
        </p>
      </>
    )}
  </Tile>
);

export const TakingsTile = () => {
  const { current, before } = useTakings();
  const lastWeek = addDays(today(), -7);
  return (
    <Tile title={t('takings.title')} icon={Banknote} query={current}>
      {({ Captured, Refunded }) => (
        <>
          <div className={styles.tileBody}>
            <Figure
              to={daysPath(today())}
              value={formatExactPrice(Captured)}
              label={Refunded > 0 ? t('takings.refunded', { sum: formatExactPrice(Refunded) }) : ''}
            />
          </div>
          {before.data && (
            <Link className={styles.comparison} to={daysPath(lastWeek)}>
              {t('takings.before', {
                day: formatDate(lastWeek),
                sum: formatExactPrice(before.data.Captured),
              })}
            </Link>
          )}
        </>
      )}
    </Tile>
  );
};

const stockPath = (locationId: number, stock: 'low' | 'out'): string =>
  `/admin/stock?LocationId=${locationId}&Stock=${stock}`;

const StockAlertFigures = ({ LocationId, Low, Out }: StockAlertsResponse) => (
  <div className={styles.tileBody}>
    <Figure
      to={stockPath(LocationId, 'low')}
      value={Low}
      label={t('stock.low')}
      isProblem={Low > 0}
    />
    <Figure to={stockPath(LocationId, 'out')} value={Out} label={t('stock.out')} />
  </div>
);

/** With one location its name says nothing; without an answer the numbers of locations are shown. */
const useLocationNames = (isNeeded: boolean): ((locationId: number) => string) => {
  const { data: locations = [] } = useLocations();
  return (locationId) =>
    isNeeded
      ? (locations.find(({ Id }) => Id === locationId)?.Name ??
        t('stock.location', { id: locationId }))
      : '';
};

export const StockTile = () => {
  const alerts = useStockAlerts();
  const nameOf = useLocationNames((alerts.data?.length ?? 0) > 1);
  return (
    <Tile title={t('stock.title')} icon={ShoppingBasket} query={alerts}>
      {(locations) =>
        locations.map((location) => {
          const name = nameOf(location.LocationId);
          return (
            <div key={location.LocationId} role="group" aria-label={name || undefined}>
              {name !== '' && <h3 className={styles.location}>{name}</h3>}
              <StockAlertFigures {...location} />
            </div>
          );
        })
      }
    </Tile>
  );
};

export const ChatTile = () => (
  <Tile title={t('chat.title')} icon={MessageCircle} query={useUnreadConversations()}>
    {(count) => (
      <div className={styles.tileBody}>
        <Figure
          to="/admin/chat?Unread=1"
          value={count}
          label={t('chat.unread', { count })}
          isProblem={count > 0}
        />
      </div>
    )}
  </Tile>
);

export const DeadLettersTile = () => (
  <Tile title={t('deadLetters.title')} icon={Activity} query={useWaitingDeadLetters()}>
    {(count) => (
      <div className={styles.tileBody}>
        <Figure
          to="/admin/dead-letters?Waiting=1"
          value={count}
          label={t('deadLetters.waiting')}
          isProblem={count > 0}
        />
      </div>
    )}
  </Tile>
);
