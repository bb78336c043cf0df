import { minuteMs } from '@tokri/contracts/dates';
import { answerDueAt } from './chat-answer.ts';
import { newNotification, type Delivery, type Notification } from './notification.ts';

const noon = new Date('2026-11-21T06:30:00Z');
const minutesLater = (minutes: number): Date => new Date(noon.getTime() + minutes * minuteMs);
const details = { number: 'T-1', payablePaise: 100, pdate: '2026-11-22' };
const earlier = (
  waitUntil: Date,
  push: Partial<Delivery> = { state: 'sent', attempts: 1 },
): Notification => {
  const created = newNotification({
    id: 'ntf:e1',
    userId: 7,
    at: noon,
    waitUntil,
    language: null,
    kind: 'chat-answered',
    orderId: 5,
    details,
  });
  const { deliveries } = created;
  return { ...created, deliveries: { ...deliveries, push: { ...deliveries.push, ...push } } };
};

describe('answerDueAt', () => {
  it('gives the customer half a minute to read the first answer', () =>
    expect(answerDueAt(noon, null)).toEqual(minutesLater(0.5)));
  it('is null while a message about the chat is pending', () => {
    expect(answerDueAt(minutesLater(2), earlier(minutesLater(1), {}))).toBeNull();
    const untilMorning = earlier(minutesLater(600), { reason: 'quiet-hours' });
    expect(answerDueAt(minutesLater(120), untilMorning)).toBeNull();
  });
  it('leaves ten minutes after the last message', () =>
    expect(answerDueAt(minutesLater(4), earlier(minutesLater(1)))).toEqual(minutesLater(11)));
  it('counts them from the end of quiet hours when the last message waited for it', () =>
    expect(answerDueAt(minutesLater(601), earlier(minutesLater(600)))).toEqual(minutesLater(610)));
  it('gives the customer half a minute again after the ten minutes', () =>
    expect(answerDueAt(minutesLater(30), earlier(minutesLater(1)))).toEqual(minutesLater(30.5)));
  it('does not count a message that was too late as pending', () =>
    expect(answerDueAt(minutesLater(30), earlier(minutesLater(1), { state: 'too-late' }))).toEqual(
      minutesLater(30.5),
    ));
});
