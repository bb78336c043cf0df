import type { OrderAnswer } from '@tokri/contracts/http';
import { Button, dialogTypes, escapeHtml, isConfirmed, Sheet, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { movesFor, type Move } from './next-step.ts';
import styles from './orders.module.css';
import { useMove, type MoveEntry } from './use-move.ts';

const Results = ({
  entries,
  orders,
  onClose,
}: {
  readonly entries: readonly MoveEntry[];
  readonly orders: readonly OrderAnswer[];
  readonly onClose: () => void;
}) => (
  <Sheet title={t('bulk.results')} onClose={onClose}>
    <ul className={styles.results}>
      {entries.map(({ TransactionId, Message }) => (
        <li key={TransactionId}>
          <b className="strong">
            {orders.find(({ Id }) => Id === TransactionId)?.TransactionNumber ?? TransactionId}
          </b>
          <br />
          {Message}
        </li>
      ))}
    </ul>
    <Button isBlock onClick={onClose}>
      {t('close')}
    </Button>
  </Sheet>
);

export interface BulkBarProps {
  /** Those of the page that are selected. */
  readonly orders: readonly OrderAnswer[];
  readonly onClear: () => void;
}

/** What can be done with several orders at once; who could not be moved is told with the reason. */
export const BulkBar = ({ orders, onClear }: BulkBarProps) => {
  const { act, isBusy } = useMove();
  const [left, setLeft] = useState<readonly MoveEntry[]>([]);
  const moves = movesFor(orders);
  const run = async (move: Move): Promise<void> => {
    const message = escapeHtml(
      t('bulk.sure', { move: t(`move.${move.step}`), count: move.orderIds.length }),
    );
    if (!isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) return;
    const stayed = await act(move);
    setLeft(stayed ?? []);
    if (stayed?.length === 0) onClear();
  };
  return (
    <section className={styles.bulk} aria-label={t('bulk.label')}>
      <b>{t('bulk.count', { count: orders.length })}</b>
      {moves.length === 0 && <span>{t('bulk.none')}</span>}
      {moves.map((move, at) => (
        <Button
          key={move.step}
          isSmall
          kind={at === 0 ? 'primary' : 'second'}
          isBusy={isBusy}
          onClick={() => void run(move)}
        >
          {t('move.many', { move: t(`move.${move.step}`), count: move.orderIds.length })}
        </Button>
      ))}
      <Button isSmall kind="quiet" className="end" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {left.length > 0 && <Results entries={left} orders={orders} onClose={() => setLeft([])} />}
    </section>
  );
};
