import { minuteMs } from '@tokri/contracts/dates';
import type { Notification } from './notification.ts';

/** A customer with the chat open reads an answer within this time and needs no message about it. */
const readingTimeMs = minuteMs / 2;
const pauseBetweenAnswersMs = 10 * minuteMs;

type WaitingNotification = Pick<Notification, 'at' | 'waitUntil' | 'deliveries'>;

/** No gateway was called for it yet. */
export const isPending = ({ deliveries }: Pick<Notification, 'deliveries'>): boolean =>
  Object.values(deliveries).every(({ state, attempts }) => state === 'due' && attempts === 0);

/** Null when the message that is pending will be about this answer, too. */
export const answerDueAt = (at: Date, latest: WaitingNotification | null): Date | null => {
  if (latest && isPending(latest)) return null;
  const readBy = at.getTime() + readingTimeMs;
  const pauseEnds = latest
    ? (latest.waitUntil ?? latest.at).getTime() + pauseBetweenAnswersMs
    : readBy;
  return new Date(Math.max(readBy, pauseEnds));
};
