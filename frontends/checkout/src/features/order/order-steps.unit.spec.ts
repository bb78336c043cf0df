import { anOrder } from '../../testing/fixtures.ts';
import { runningFirst, stepsOf } from './order-steps.ts';
import { cancelWords, nowWords, rejectionWords } from './order-words.ts';

const at = '2026-11-21T10:00:00+05:30';
const states = (...statuses: number[]) =>
  stepsOf(statuses.map((status) => ({ status, at }))).map(({ status, state }) => [status, state]);

describe('the steps of an order', () => {
  it('that is confirmed, stand there and show what is to come', () =>
    expect(states(1, 3)).toEqual([
      [1, 'done'],
      [3, 'now'],
      [4, 'todo'],
      [5, 'todo'],
      [6, 'todo'],
    ]));
  it('that was delivered, are all done', () =>
    expect(states(1, 3, 4, 5, 6).every(([, state]) => state === 'done')).toBe(true));
  it('that was cancelled or not accepted, end there', () => {
    expect(states(1, 3, 7)).toEqual([
      [1, 'done'],
      [3, 'done'],
      [7, 'ended-badly'],
    ]);
    expect(states(1, 8)).toEqual([
      [1, 'done'],
      [8, 'ended-badly'],
    ]);
  });
});

it('running orders come first', () => {
  const orders = [6, 3, 7, 1].map((Status, Id) => ({ Id, Status }));
  const { running, past } = runningFirst(orders);
  expect(running.map(({ Status }) => Status)).toEqual([3, 1]);
  expect(past.map(({ Status }) => Status)).toEqual([6, 7]);
});

describe('the words of an order', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('that was not accepted, tell why', () => {
    expect(rejectionWords('stock-short')).toMatch(/sold out/);
    expect(rejectionWords('payment-missing')).toMatch(/No payment came/);
    expect(rejectionWords('slot-blackout')).toMatch(/slot could not be kept/);
    expect(rejectionWords('slot-minimum-order')).toBe(
      'Your cart is below the minimum order of this slot.',
    );
    expect(rejectionWords('new-code')).toBe('The order could not be confirmed. Order again.');
  });
  it('on cash, tell what to keep ready', () =>
    expect(nowWords(anOrder())).toBe('Confirmed. Keep ₹131 ready for the rider.'));
  it('of one that was cancelled, carry the reason', () =>
    expect(nowWords(anOrder({ Status: 7, CancelReason: 'I need another time' }))).toBe(
      'Cancelled: I need another time',
    ));
  it('of a status that is new to this page, are the server’s', () =>
    expect(nowWords(anOrder({ Status: 99, StatusText: 'At the moon' }))).toBe('At the moon'));
  it('about cancelling, say until when, or since when not', () => {
    expect(
      cancelWords({ CanCancel: true, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 3 }),
    ).toBe('You can cancel until Sun 22 Nov, 5 am.');
    expect(
      cancelWords({ CanCancel: false, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 3 }),
    ).toBe('Cancelling closed Sun 22 Nov, 5 am.');
    expect(
      cancelWords({ CanCancel: false, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 6 }),
    ).toBe('');
  });
});
