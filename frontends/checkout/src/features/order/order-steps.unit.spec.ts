import { buildOrder } from '../../testing/fixtures.ts';
import { splitActiveOrders, toOrderSteps } from './order-steps.ts';
import { cancellationLabel, statusMessage, rejectionMessage } from './order-labels.ts';

const changedAt = '2026-11-21T10:00:00+05:30';
const toStepStates = (...statuses: number[]) =>
  toOrderSteps(statuses.map((status) => ({ status, at: changedAt }))).map(({ status, state }) => [
    status,
    state,
  ]);

describe('toOrderSteps', () => {
  it('marks the current step of a confirmed order and lists what is still to come', () =>
    expect(toStepStates(1, 3)).toEqual([
      [1, 'done'],
      [3, 'current'],
      [4, 'upcoming'],
      [5, 'upcoming'],
      [6, 'upcoming'],
    ]));
  it('marks every step of a delivered order as done', () =>
    expect(toStepStates(1, 3, 4, 5, 6).every(([, state]) => state === 'done')).toBe(true));
  it('ends with the cancellation or rejection', () => {
    expect(toStepStates(1, 3, 7)).toEqual([
      [1, 'done'],
      [3, 'done'],
      [7, 'failed'],
    ]);
    expect(toStepStates(1, 8)).toEqual([
      [1, 'done'],
      [8, 'failed'],
    ]);
  });
});

it('lists active orders before past orders', () => {
  const orders = [6, 3, 7, 1].map((Status, Id) => ({ Id, Status }));
  const { active, past } = splitActiveOrders(orders);
  expect(active.map(({ Status }) => Status)).toEqual([3, 1]);
  expect(past.map(({ Status }) => Status)).toEqual([6, 7]);
});

describe('order labels', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('explains why an order was rejected', () => {
    expect(rejectionMessage('stock-short')).toMatch(/sold out/);
    expect(rejectionMessage('payment-missing')).toMatch(/did not receive your payment/);
    expect(rejectionMessage('slot-blackout')).toMatch(/slot could not be reserved/);
    expect(rejectionMessage('slot-minimum-order')).toBe(
      'Your cart is below the minimum order of this slot.',
    );
    expect(rejectionMessage('new-code')).toBe(
      'Your order could not be confirmed. Please order again.',
    );
  });
  it.each([3, 4, 5])('states how much cash to keep ready in status %i', (Status) =>
    expect(statusMessage(buildOrder({ Status }))).toMatch(
      / Keep ₹131 ready in cash for the rider\.$/,
    ),
  );
  it('asks for no cash when the order is paid', () =>
    expect(statusMessage(buildOrder({ PaymentStatus: 3 }))).not.toMatch(/cash/));
  it('includes the reason of a cancellation', () =>
    expect(statusMessage(buildOrder({ Status: 7, CancelReason: 'I need another time' }))).toBe(
      'Reason: I need another time',
    ));
  it('falls back to the text of the server for an unknown status', () =>
    expect(statusMessage(buildOrder({ Status: 99, StatusText: 'At the moon' }))).toBe(
      'At the moon',
    ));
  it('states until when an order can be cancelled or since when it cannot', () => {
    expect(
      cancellationLabel({ CanCancel: true, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 3 }),
    ).toBe('You can cancel until Sun 22 Nov, 5 am.');
    expect(
      cancellationLabel({ CanCancel: false, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 3 }),
    ).toBe('The deadline to cancel was Sun 22 Nov, 5 am.');
    expect(
      cancellationLabel({ CanCancel: false, CancelUntil: '2099-11-22T05:00:00+05:30', Status: 6 }),
    ).toBe('');
  });
});
