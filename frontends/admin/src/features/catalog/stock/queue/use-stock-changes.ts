import { useQueryClient } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../labels.ts';
import { movementQueue } from './movement-queue.ts';
import type { QueuedMovement, StockChange } from './queued-movement.ts';
import { refreshStock } from '../stock-queries.ts';

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

/** Sends queued changes while the page is open; returns what adds one. */
export const useStockChanges = () => {
  const client = useQueryClient();
  useEffect(() => {
    const stopListening = movementQueue().onSent((movement) => {
      showSent(movement);
      refreshStock(client);
    });
    const stopSending = movementQueue().start();
    return () => {
      stopListening();
      stopSending();
    };
  }, [client]);
  return (
    stock: { readonly unitId: number; readonly locationId: number; readonly name: string },
    change: StockChange,
  ): void => movementQueue().add({ ...stock, change });
};
