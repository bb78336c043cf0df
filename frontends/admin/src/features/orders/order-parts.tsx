import { isBadEnd, isToPay, orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { Breakdown } from '@tokri/web-kit/bill';
import { billPath, Timeline, type TimelineStep } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import {
  Clock,
  Icon,
  mobileText,
  momentText,
  moneyExact,
  Note,
  ReceiptText,
  slotDateWords,
  Tag,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { methodName, paymentTone, rejectionWords } from './order-words.ts';
import styles from './order-panel.module.css';

/** Who gets it, where and when. */
export const WherePart = ({ order }: { readonly order: OrderAnswer }) => {
  const { Address, Note: note, PlacedAt, UserName } = order;
  return (
    <section aria-label={t('order.where')} className={styles.part}>
      <p>
        <b className="strong">{Address.Name || UserName}</b>
        <br />
        <a className={styles.phone} href={`tel:${Address.Mobile}`}>
          {mobileText(Address.Mobile)}
        </a>
      </p>
      <p className="muted">
        {Address.Address}, {Address.Pincode}
      </p>
      <Note icon={Clock}>
        <b className="strong">{slotDateWords(order.Slot)}</b>
        <br />
        {t('order.placed', { when: momentText(PlacedAt) })}
      </Note>
      {note && (
        <Note tone="few">
          <b className="strong">{t('order.note')}</b>
          <br />
          {note}
        </Note>
      )}
    </section>
  );
};

type Line = NonNullable<OrderAnswer['Lines']>[number];

/** '× 2', or '1 of 2' of a line of which less is in the bag. */
const countWords = ({ Quantity, Ordered }: Line): string =>
  Ordered === undefined
    ? `× ${Quantity}`
    : t('order.short', { packed: Quantity, ordered: Ordered });

const Picked = ({ line, isPacking }: { readonly line: Line; readonly isPacking: boolean }) => {
  const [isIn, setIn] = useState(false);
  const words = (
    <span className="grow">
      {line.Name} <small>{line.UnitName}</small>
    </span>
  );
  return (
    <li className={isPacking && isIn ? styles.inBag : undefined}>
      {isPacking ? (
        <label>
          <input
            type="checkbox"
            checked={isIn}
            aria-label={t('order.picked', {
              name: `${line.Name} ${line.UnitName}`,
              count: line.Quantity,
            })}
            onChange={({ target }) => setIn(target.checked)}
          />
          {words}
          <b>× {line.Quantity}</b>
        </label>
      ) : (
        <span className={styles.line}>
          {words}
          <b>{countWords(line)}</b>
        </span>
      )}
    </li>
  );
};

/** What is in it; while it is packed each line can be ticked off, on this screen only. */
export const LinesPart = ({ order }: { readonly order: OrderAnswer }) => (
  <section aria-labelledby="h-lines" className={styles.part}>
    <h3 id="h-lines">{t('order.lines', { count: order.ItemCount })}</h3>
    <ul className={styles.pick}>
      {(order.Lines ?? []).map((line) => (
        <Picked key={line.Id} line={line} isPacking={order.Status === orderStatus.Confirmed} />
      ))}
    </ul>
  </section>
);

/** Sums, how they are paid, and the bill. */
export const MoneyPart = ({ order }: { readonly order: OrderAnswer }) => (
  <section aria-labelledby="h-sums" className={styles.part}>
    <h3 id="h-sums">{t('order.sums')}</h3>
    <Breakdown
      totals={order.Totals}
      count={order.ItemCount}
      couponCode={order.Coupon?.Code}
      taxSummary={order.TaxSummary ?? []}
      sumIs={isToPay({ status: order.Status, payment: order.PaymentStatus }) ? 'to-pay' : 'total'}
    />
    <dl className={styles.facts}>
      <div>
        <dt>{t('order.paid')}</dt>
        <dd>
          {methodName(order)}{' '}
          <Tag tone={paymentTone(order.PaymentStatus)}>{order.PaymentStatusText}</Tag>
        </dd>
      </div>
      {order.RefundStatus && (
        <div>
          <dt>{t('order.refund', { state: '' })}</dt>
          <dd>
            {order.RefundStatus}
            {order.RefundAmount ? `, ${moneyExact(order.RefundAmount)}` : ''}
          </dd>
        </div>
      )}
    </dl>
    {order.Bill ? (
      <Link className="link" to={billPath({ orderId: order.Id, billId: order.Bill.Id })}>
        <Icon of={ReceiptText} size={16} /> {t('order.bill', { number: order.Bill.Number })}
      </Link>
    ) : (
      <p className="fine">{t(isBadEnd(order.Status) ? 'order.noBillEver' : 'order.noBill')}</p>
    )}
  </section>
);

const stepOf = ({
  Status,
  StatusText,
  At,
  By,
  Note: note,
}: NonNullable<OrderAnswer['History']>[number]): TimelineStep => ({
  title: StatusText,
  time: momentText(At),
  note: [t(`order.by.${By}`), Status === orderStatus.Rejected ? rejectionWords(note) : note]
    .filter(Boolean)
    .join(': '),
  state: isBadEnd(Status) ? 'ended-badly' : 'done',
});

export const HistoryPart = ({ order }: { readonly order: OrderAnswer }) => (
  <section aria-labelledby="h-history" className={styles.part}>
    <h3 id="h-history">{t('order.history')}</h3>
    <Timeline steps={(order.History ?? []).map(stepOf)} />
  </section>
);
