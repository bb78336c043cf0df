import { orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { statusTone } from '@tokri/web-kit/order';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorPanel,
  Icon,
  MessageCircle,
  Tag,
  X,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from '../../frame/guard.tsx';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { mayBeCancelled, nextStep } from './next-step.ts';
import styles from './order-panel.module.css';
import { PackSheet } from './pack-sheet.tsx';
import { isCollectable, RecordCash } from './record-cash.tsx';
import { isOwedByHand, RefundSheet } from './refund-sheet.tsx';
import { HistoryPart, LinesPart, MoneyPart, WherePart } from './order-parts.tsx';
import { useOrder } from './order-reads.ts';
import { useMove } from './use-move.ts';
import { writeWish, type Wish } from './wish.ts';

const nextKey = 'n';
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** One key does what the primary button does, while nobody types and no dialog is open. */
const useNextKey = (act: (() => void) | undefined): void => {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  }, [act]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (
        event.key.toLowerCase() === nextKey &&
        isPlain &&
        !isTyping(event) &&
        !document.querySelector('dialog[open]')
      )
        current.current?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

type Opened = 'cancel' | 'pack' | 'refund';

/** The next step as the one primary action, and beside it packing short, giving cash back, cancelling. */
const Acts = ({ order }: { readonly order: OrderAnswer }) => {
  const { act, isBusy } = useMove();
  const [opened, setOpened] = useState<Opened>();
  const ofPayments = usePermissions().includes('payments');
  const [mayRefund, mayCollect] = [
    ofPayments && isOwedByHand(order),
    ofPayments && isCollectable(order),
  ];
  const [refusal, setRefusal] = useState('');
  const step = nextStep(order.Status);
  const move = (): void => {
    if (step === undefined || isBusy) return;
    void act({ step, orderIds: [order.Id] }).then((stayed) =>
      setRefusal(stayed?.[0]?.Message ?? ''),
    );
  };
  useNextKey(step === undefined ? undefined : move);
  const close = (): void => setOpened(undefined);
  if (step === undefined && !mayRefund && !mayCollect && !mayBeCancelled(order.Status)) return null;
  return (
    <div className={styles.acts}>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {step !== undefined && (
        <Button
          className={styles.first}
          isBusy={isBusy}
          aria-keyshortcuts="N"
          title={t('order.shortcut')}
          onClick={move}
        >
          {t(`move.${step}`)}
        </Button>
      )}
      {order.Status === orderStatus.Confirmed && (
        <Button kind="second" onClick={() => setOpened('pack')}>
          {t('pack.short')}
        </Button>
      )}
      {mayCollect && <RecordCash order={order} kind={step === undefined ? 'primary' : 'second'} />}
      {mayRefund && (
        <Button
          kind={step === undefined ? 'primary' : 'second'}
          onClick={() => setOpened('refund')}
        >
          {t('refund.record')}
        </Button>
      )}
      {mayBeCancelled(order.Status) && (
        <Button kind="second" onClick={() => setOpened('cancel')}>
          {t('cancel.cancel')}
        </Button>
      )}
      {opened === 'cancel' && <CancelSheet order={order} onClose={close} />}
      {opened === 'pack' && <PackSheet order={order} onClose={close} />}
      {opened === 'refund' && <RefundSheet order={order} onClose={close} />}
    </div>
  );
};

const Whole = ({ order }: { readonly order: OrderAnswer }) => (
  <>
    <div className={styles.body}>
      {order.CancelReason && <p className={styles.refusal}>{order.CancelReason}</p>}
      <ButtonLink kind="second" isSmall to={`/admin/chat/${order.Id}`} className={styles.chat}>
        <Icon of={MessageCircle} size={16} />
        {t('order.chat')}
      </ButtonLink>
      <WherePart order={order} />
      <LinesPart order={order} />
      <MoneyPart order={order} />
      <HistoryPart order={order} />
    </div>
    <Acts order={order} />
  </>
);

/** One order, beside the list on wide screens and in its place on others. */
export const OrderPanel = ({
  orderId,
  wish,
}: {
  readonly orderId: number;
  readonly wish: Wish;
}) => {
  const query = useOrder(orderId);
  const order = query.data;
  const isUnknown = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-order">
      <div className={styles.head}>
        <h2 id="h-order" className="grow">
          {order ? order.TransactionNumber : t('order.one')}
        </h2>
        {order && (
          <Tag tone={statusTone(order.Status)} hasDot>
            {order.StatusText}
          </Tag>
        )}
        <Link
          className="iconbtn"
          aria-label={t('close')}
          to={{ pathname: '/admin/orders', search: writeWish(wish) }}
        >
          <Icon of={X} />
        </Link>
      </div>
      {query.isPending && <RowsWaiting count={4} />}
      {query.isError &&
        !order &&
        (isUnknown ? (
          <Empty title={t('order.unknown')} text={t('order.unknownText')} />
        ) : (
          <ErrorPanel
            problem={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ))}
      {order && <Whole order={order} />}
    </aside>
  );
};
