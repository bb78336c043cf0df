import { Button, Note } from '@tokri/web-kit/ui';
import cardStyles from '../../../../components/card.module.css';
import { t } from '../labels.ts';
import { movementQueue, useQueuedMovements } from './movement-queue.ts';
import type { QueuedMovement } from './queued-movement.ts';
import styles from '../stock.module.css';

const quantityOf = ({ change }: QueuedMovement): number =>
  'Quantity' in change ? change.Quantity : 0;

export const describeMovement = (movement: QueuedMovement): string =>
  t(`entry.${movement.change.Kind}`, { name: movement.name, count: quantityOf(movement) });

const conflictText = ({ change, current }: QueuedMovement): string =>
  t('queue.conflict', {
    shown: 'Shown' in change ? (change.Shown ?? 0) : 0,
    now: (current?.Free ?? 0) + (current?.SetAside ?? 0),
    free: current?.Free ?? 0,
    reserved: current?.SetAside ?? 0,
  });

const Problem = ({ movement }: { readonly movement: QueuedMovement }) => (
  <Note tone="warning" isAlert>
    <b>{describeMovement(movement)}</b>
    <br />
    {movement.state === 'conflict' && movement.change.Kind === 'correct'
      ? conflictText(movement)
      : movement.message}
    <span className={styles.queueActions}>
      {movement.state === 'conflict' && movement.change.Kind === 'correct' && (
        <Button isSmall onClick={() => movementQueue().overwrite(movement)}>
          {t('queue.mine', { count: quantityOf(movement) })}
        </Button>
      )}
      <Button kind="secondary" isSmall onClick={() => movementQueue().discard(movement.id)}>
        {t('queue.discard')}
      </Button>
    </span>
  </Note>
);

/** What the server has not confirmed: changes that wait for the connection, and conflicts. */
export const QueuePanel = () => {
  const movements = useQueuedMovements();
  const waiting = movements.filter(({ state }) => state === 'waiting');
  const problems = movements.filter(({ state }) => state !== 'waiting');
  if (movements.length === 0) return null;
  return (
    <section className={cardStyles.card} aria-label={t('queue.title')}>
      <div className={styles.queue}>
        {problems.map((movement) => (
          <Problem key={movement.id} movement={movement} />
        ))}
        {waiting.length > 0 && (
          <Note>
            <span role="status">{t('queue.waiting', { count: waiting.length })}</span>
            <ul className={styles.waiting}>
              {waiting.map((movement) => (
                <li key={movement.id}>{describeMovement(movement)}</li>
              ))}
            </ul>
            <Button kind="secondary" isSmall onClick={() => void movementQueue().send()}>
              {t('queue.send')}
            </Button>
          </Note>
        )}
      </div>
    </section>
  );
};
