import type { StockAlertsResponse } from '@tokri/contracts/api';
import { stockPath } from '@tokri/contracts/orders';
import { addDays } from '@tokri/contracts/dates';
import { Link } from '@tokri/web-kit/platform';
import { Activity, Banknote, CurrencyIcon } from '@tokri/web-kit/more-icons';
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
  <Tile title={t('payments.title')} icon={CurrencyIcon} query={usePaymentProblems()}>
    {({ stuck, failed }) => (
      <>
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
        <p className={styles.note}>{t(stuck > 0 ? 'payments.check' : 'payments.fine')}</p>
      </>
    )}
  </Tile>
);

const daysPath = (day: string): string => `/admin/payments?FromDate=${day}&ToDate=${day}`;

export const CashDueTile = () => (
  <Tile title={t('cashDue.title')} icon={Banknote} query={useCashDueSum()}>
    {({ Orders, Payable, IsComplete }) => (
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
          {Orders > 0
            ? t(IsComplete ? 'cashDue.sum' : 'cashDue.partial', { sum: formatExactPrice(Payable) })
            : t('cashDue.none')}
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
      {({ Captured, Refunded, Payments, IsComplete }) => (
        <>
          <div className={styles.tileBody}>
            <Figure
              to={daysPath(today())}
              value={formatExactPrice(Captured)}
              label={Refunded > 0 ? t('takings.refunded', { sum: formatExactPrice(Refunded) }) : ''}
            />
          </div>
          {!IsComplete && (
            <p className={styles.note}>{t('takings.partial', { count: Payments })}</p>
          )}
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

const StockAlertFigures = ({ LocationId, Low, Out }: StockAlertsResponse) => (
  <div className={styles.tileBody}>
    <Figure
      to={stockPath(LocationId, ['low'])}
      value={Low}
      label={t('stock.low')}
      isProblem={Low > 0}
    />
    <Figure to={stockPath(LocationId, ['out'])} value={Out} label={t('stock.out')} />
  </div>
);

/** Without an answer the numbers of locations are shown. */
const useLocationNames = (): ((locationId: number) => string) => {
  const { data: locations = [] } = useLocations();
  return (locationId) =>
    locations.find(({ Id }) => Id === locationId)?.Name ?? t('stock.location', { id: locationId });
};

const LocationAlerts = ({
  name,
  alerts,
}: {
  readonly name: string;
  readonly alerts: StockAlertsResponse;
}) => (
  <div role="group" aria-label={name} className={styles.location}>
    <h3>{name}</h3>
    <StockAlertFigures {...alerts} />
  </div>
);

const OnlyLocationAlerts = (alerts: StockAlertsResponse) => (
  <>
    <StockAlertFigures {...alerts} />
    <p className={styles.note}>{t(alerts.Low + alerts.Out > 0 ? 'stock.reorder' : 'stock.fine')}</p>
  </>
);

export const StockTile = () => {
  const query = useStockAlerts();
  const nameOf = useLocationNames();
  return (
    <Tile title={t('stock.title')} icon={ShoppingBasket} query={query}>
      {(locations) =>
        locations.length > 1
          ? locations.map((alerts) => (
              <LocationAlerts
                key={alerts.LocationId}
                name={nameOf(alerts.LocationId)}
                alerts={alerts}
              />
            ))
          : locations.map((alerts) => <OnlyLocationAlerts key={alerts.LocationId} {...alerts} />)
      }
    </Tile>
  );
};

export const ChatTile = () => (
  <Tile title={t('chat.title')} icon={MessageCircle} query={useUnreadConversations()}>
    {(count) => (
      <>
        <div className={styles.tileBody}>
          <Figure
            to="/admin/chat?Unread=1"
            value={count}
            label={t('chat.unread', { count })}
            isProblem={count > 0}
          />
        </div>
        <p className={styles.note}>{t(count > 0 ? 'chat.waiting' : 'chat.answered')}</p>
      </>
    )}
  </Tile>
);

export const DeadLettersTile = () => (
  <Tile title={t('deadLetters.title')} icon={Activity} query={useWaitingDeadLetters()}>
    {(count) => (
      <>
        <div className={styles.tileBody}>
          <Figure
            to="/admin/dead-letters?Waiting=1"
            value={count}
            label={t('deadLetters.waiting')}
            isProblem={count > 0}
          />
        </div>
        <p className={styles.note}>{t(count > 0 ? 'deadLetters.replay' : 'deadLetters.none')}</p>
      </>
    )}
  </Tile>
);
