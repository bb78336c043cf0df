import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { Clock, formatExactPrice, formatSlot, Tag } from '@tokri/web-kit/ui';
import { customerLabel } from '../../orders/customer-label.ts';
import { t } from './labels.ts';
import { useNextOrders, type NextOrder } from './next-orders-queries.ts';
import { Tile } from './tile.tsx';
import styles from './next-orders.module.css';

const NextOrderRow = ({
  next: {
    order: { Id, TransactionNumber, UserName, Address, Slot, Status, StatusText, Totals },
    isLate,
  },
}: {
  readonly next: NextOrder;
}) => (
  <li>
    <Link className={styles.order} to={`/admin/orders/${Id}?PDate=${Slot.Date}`}>
      <span className={styles.slot}>
        {isLate && <b className={styles.late}>{t('next.late')} </b>}
        {formatSlot(Slot)}
      </span>
      <span className={styles.customer}>
        <b className="strong">{customerLabel({ UserName, Address })}</b>{' '}
        <small>
          {TransactionNumber} • {formatExactPrice(Totals.Payable)}
        </small>
      </span>
      <Tag tone={statusTone(Status)} hasDot>
        {StatusText}
      </Tag>
    </Link>
  </li>
);

export const NextOrders = () => (
  <Tile title={t('next.title')} icon={Clock} query={useNextOrders()}>
    {(orders) =>
      orders.length > 0 ? (
        <>
          <ol className={styles.list}>
            {orders.map((next) => (
              <NextOrderRow key={next.order.Id} next={next} />
            ))}
          </ol>
          <Link className={styles.all} to="/admin/orders">
            {t('next.all')}
          </Link>
        </>
      ) : (
        <div className={styles.none}>
          <p className="strong">{t('next.none')}</p>
          <p>{t('next.noneText')}</p>
        </div>
      )
    }
  </Tile>
);
