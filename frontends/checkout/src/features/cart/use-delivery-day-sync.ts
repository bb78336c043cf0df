import { cartOperations, type CartResponse } from '@tokri/contracts/api';
import { isApiProblem, useQueryClient } from '@tokri/web-kit/platform';
import { updateSession, recordBookingDate, session } from '@tokri/web-kit/session';
import { formatDayName, today, formatWeekday } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { moveCartLines, type MoveLinesResult } from './move-cart-lines.ts';

export interface DeliveryDaySync {
  readonly state: 'still' | 'moving' | 'failed';
  readonly message: string;
  readonly retry: () => void;
}

export interface DeliveryDaySyncOptions {
  readonly userId: number;
  readonly day: string;
  readonly cart: CartResponse | undefined;
  readonly onRejected: (lines: Extract<MoveLinesResult, { kind: 'rejected' }>['lines']) => void;
}

const setDeliveryDay = (day: string): void => {
  const now = new Date();
  updateSession({ deliveryDate: day });
  recordBookingDate({
    now,
    isToday: day === today(),
    dayName: day === today() ? formatDayName(day) : formatWeekday(day),
  });
};

export const useDeliveryDaySync = ({
  userId,
  day,
  cart,
  onRejected,
}: DeliveryDaySyncOptions): DeliveryDaySync => {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const isRunning = useRef(false);
  const onRejectedRef = useRef(onRejected);
  useEffect(() => {
    onRejectedRef.current = onRejected;
  });
  const isNeeded = day !== '' && cart !== undefined && cart.PDate !== day;

  useEffect(() => {
    if (!isNeeded || isRunning.current || failure !== null) return;
    if (cart.Lines.length === 0) {
      if (session().deliveryDate !== day) setDeliveryDay(day);
      return;
    }
    isRunning.current = true;
    setMoving(true);
    moveCartLines(cart, userId, day)
      .then(async (result) => {
        if (result.kind === 'rejected') return onRejectedRef.current(result.lines);
        setDeliveryDay(day);
        await client.invalidateQueries({ queryKey: [cartOperations.readCart.operationId] });
      })
      .catch((error: unknown) => setFailure(isApiProblem(error) ? error.message : String(error)))
      .finally(() => {
        isRunning.current = false;
        setMoving(false);
      });
  }, [isNeeded, cart, day, userId, failure, client]);

  return {
    state: failure === null ? (isMoving || isNeeded ? 'moving' : 'still') : 'failed',
    message: failure ?? '',
    retry: () => setFailure(null),
  };
};
