import { cartOperations, type CartAnswer } from '@tokri/contracts/http';
import { isApiProblem, useQueryClient } from '@tokri/web-kit/platform';
import { changeSession, noteBooking, session } from '@tokri/web-kit/session';
import { dayName, today, weekday } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { moveLines, type MoveOutcome } from './move-lines.ts';

export interface DayMove {
  readonly state: 'still' | 'moving' | 'failed';
  /** What people read when it failed. */
  readonly message: string;
  readonly retry: () => void;
}

export interface DayMoveNeeds {
  readonly userId: number;
  /** The day that the held slot is of; empty without one. */
  readonly day: string;
  /** The cart as last read, of whatever day; undefined while it is being read. */
  readonly cart: CartAnswer | undefined;
  /** Some lines cannot be had on that day; nothing was moved. */
  readonly onRefused: (lines: Extract<MoveOutcome, { kind: 'refused' }>['lines']) => void;
}

const takeDay = (day: string): void => {
  const now = new Date();
  changeSession({ deliveryDate: day });
  noteBooking({
    now,
    isToday: day === today(),
    dayName: day === today() ? dayName(day) : weekday(day),
  });
};

/** Brings the lines to the day of the held slot, also after a reload in between. */
export const useDayMove = ({ userId, day, cart, onRefused }: DayMoveNeeds): DayMove => {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const isRunning = useRef(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  const isNeeded = day !== '' && cart !== undefined && cart.PDate !== day;

  useEffect(() => {
    if (!isNeeded || isRunning.current || failure !== null) return;
    if (cart.Lines.length === 0) {
      if (session().deliveryDate !== day) takeDay(day);
      return;
    }
    isRunning.current = true;
    setMoving(true);
    moveLines(cart, userId, day)
      .then(async (outcome) => {
        if (outcome.kind === 'refused') return refused.current(outcome.lines);
        takeDay(day);
        await client.invalidateQueries({ queryKey: [cartOperations.readCart.id] });
      })
      .catch((problem: unknown) =>
        setFailure(isApiProblem(problem) ? problem.message : String(problem)),
      )
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
