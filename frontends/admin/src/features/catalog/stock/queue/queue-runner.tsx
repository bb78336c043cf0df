import { useQueryClient } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../labels.ts';
import { refreshStock } from '../stock-queries.ts';
import { movementQueue } from './movement-queue.ts';
import type { QueuedMovement } from './queued-movement.ts';

const undo = ({ id, unitId, locationId, name }: QueuedMovement): void =>
  movementQueue().add({ unitId, locationId, name, change: { Kind: 'undo', Undone: id } });

const showSent = (movement: QueuedMovement): void => {
  const { change, name } = movement;
  const text = t(`done.${change.Kind}`, {
    name,
    count: 'Quantity' in change ? change.Quantity : 0,
  });
  announce(text);
  showToast({
    text,
    ...(change.Kind === 'undo' ? {} : { action: { label: t('undo'), run: () => undo(movement) } }),
  });
};

/** Sends queued stock changes while any page of the desk is open. */
export const QueueRunner = () => {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.Id);
  useEffect(() => {
    const queue = movementQueue();
    const stopListening = queue.onSent((movement) => {
      showSent(movement);
      refreshStock(client);
    });
    const stopSending = queue.start();
    return () => {
      stopListening();
      stopSending();
    };
  }, [client, userId]);
  return null;
};
