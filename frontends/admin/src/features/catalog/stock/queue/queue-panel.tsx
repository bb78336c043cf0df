import { Button, Note } from '@tokri/web-kit/ui';
import cardStyles from '../../../../components/card.module.css';
import { t } from '../labels.ts';
import { movementQueue, useIsQueueStored, useQueuedMovements } from './movement-queue.ts';
import type { QueuedMovement } from './queued-movement.ts';
import styles from '../stock.module.css';

const quantityOf = ({ change }: QueuedMovement): number =>
  'Quantity' in change ? change.Quantity : 0;

export const describeMovement = (movement: QueuedMovement): string =>
  t(`entry.${movement.change.Kind}`, { name: movement.name, count: quantityOf(movement) });

const conflictText = ({ change, current }: QueuedMovement): string => {
  const { Free: free = 0, SetAside: reserved = 0, Short: short = 0 } = current ?? {};
  const figures = { now: free + reserved - short, free, reserved };
  if (change.Kind === 'correct')
    return t('queue.conflict', { ...figures, shown: change.Shown ?? 0 });
  return t(change.Kind === 'receive' ? 'queue.counted' : 'queue.changed', figures);
};

/** An undo is refused for good: what it would take back is no longer there. */
const canOverwrite = ({ state, change }: QueuedMovement): boolean =>
  state === 'conflict' && change.Kind !== 'undo';

const DiscardButton = ({ movement }: { readonly movement: QueuedMovement }) => (
  <Button
    kind="secondary"
    isSmall
    aria-label={t('queue.discardOf', { change: describeMovement(movement) })}
    onClick={() => movementQueue().discard(movement.id)}
  >
    {t('queue.discard')}
  </Button>
);

const Problem = ({ movement }: { readonly movement: QueuedMovement }) => (
  <Note tone="warning" isAlert>
    <b>{describeMovement(movement)}</b>
    <br />
    {canOverwrite(movement) ? conflictText(movement) : movement.message}
    <span className={styles.queueActions}>
      {canOverwrite(movement) && (
        <Button isSmall onClick={() => movementQueue().overwrite(movement)}>
          {movement.change.Kind === 'correct'
            ? t('queue.mine', { count: quantityOf(movement) })
            : t('queue.anyway')}
        </Button>
      )}
      {movement.state === 'failed' && (
        <Button isSmall onClick={() => movementQueue().sendAgain(movement.id)}>
          {t('queue.sendAgain')}
        </Button>
      )}
      <DiscardButton movement={movement} />
    </span>
  </Note>
);

/** What the server has not confirmed: changes that wait for the connection, and conflicts. */
export const QueuePanel = () => {
  const movements = useQueuedMovements();
  const isStored = useIsQueueStored();
  const waiting = movements.filter(({ state }) => state === 'waiting');
  const problems = movements.filter(({ state }) => state !== 'waiting');
  if (movements.length === 0) return null;
  return (
    <section className={cardStyles.card} aria-label={t('queue.title')}>
      <div className={styles.queue}>
        {!isStored && (
          <Note tone="error" isAlert>
            {t('queue.notStored')}
          </Note>
        )}
        {problems.map((movement) => (
          <Problem key={movement.id} movement={movement} />
        ))}
        {waiting.length > 0 && (
          <Note>
            <span role="status">{t('queue.waiting', { count: waiting.length })}</span>
            <ul className={styles.waiting}>
              {waiting.map((movement) => (
                <li key={movement.id}>
                  {describeMovement(movement)} <DiscardButton movement={movement} />
                </li>
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
