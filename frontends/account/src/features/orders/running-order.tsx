import { isRunning, orderPath } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { OrderNow } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import {
  announce,
  ButtonLink,
  dayName,
  dayOf,
  ErrorPanel,
  money,
  pictures,
  Skeleton,
  slotComesWords,
} from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../texts.ts';
import { useNewestOrders } from './order-reads.ts';
import styles from './running-order.module.css';

/** Tells those who listen when the order moves on while they look. */
const useToldStatus = ({ Id, StatusText }: Pick<OrderAnswer, 'Id' | 'StatusText'>): void => {
  const before = useRef({ Id, StatusText });
  useEffect(() => {
    if (before.current.Id === Id && before.current.StatusText !== StatusText)
      announce(t('order.now', { status: StatusText }));
    before.current = { Id, StatusText };
  }, [Id, StatusText]);
};

const Running = ({ order, others }: { readonly order: OrderAnswer; readonly others: number }) => {
  useToldStatus(order);
  return (
    <OrderNow
      status={order.Status}
      statusText={order.StatusText}
      when={slotComesWords(order.Slot)}
      isHeading
      words={t('order.facts', {
        number: order.TransactionNumber,
        count: order.ItemCount,
        sum: money(order.Totals.Payable),
      })}
      after={
        others > 0 && (
          <Link className={styles.link} to="/booking-history">
            {t('order.more', { count: others })}
          </Link>
        )
      }
    >
      <ButtonLink kind="second" className={styles.track} to={`/track-order?Id=${order.Id}`}>
        {t('order.track')}
      </ButtonLink>
      <Link className={styles.link} to={orderPath(order.Id)}>
        {t('order.details')}
      </Link>
    </OrderNow>
  );
};

const Nothing = ({ last }: { readonly last: OrderAnswer | undefined }) => (
  <section className={`panel ${styles.none}`} aria-label={t('order.title')}>
    <img src={pictures.basket} alt="" width={160} height={160} />
    <div className={styles.text}>
      <h2>{t('order.none')}</h2>
      <p className="muted">
        {last ? (
          <Link className="link" to={orderPath(last.Id)}>
            {t('order.last', {
              status: last.StatusText,
              day: dayName(dayOf(new Date(last.PlacedAt))),
            })}
          </Link>
        ) : (
          t('order.noneText')
        )}
      </p>
    </div>
    <ButtonLink to="/product-list">{t('order.shop')}</ButtonLink>
  </section>
);

/** What is on its way, largest: when it comes. Live by the stream that the shell keeps open. */
export const RunningOrder = ({ userId }: { readonly userId: number }) => {
  const orders = useNewestOrders(userId);
  if (!orders.data)
    return orders.isError ? (
      <ErrorPanel
        problem={orders.error}
        isBusy={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    ) : (
      <div aria-busy="true">
        <span className="sr" role="status">
          {t('loading')}
        </span>
        <Skeleton as="panel-s" />
      </div>
    );
  const running = orders.data.filter(({ Status }) => isRunning(Status));
  const [first] = running;
  return first ? (
    <Running order={first} others={running.length - 1} />
  ) : (
    <Nothing last={orders.data[0]} />
  );
};
