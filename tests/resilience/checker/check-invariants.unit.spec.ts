import { findViolations, invariants } from './check-invariants.ts';
import { holdEventViolations } from './testing/hold-event-violations.ts';
import { paidLate, withoutLateEvent } from './testing/late-payment.ts';
import { orderViolations } from './testing/order-violations.ts';
import { slotViolations } from './testing/slot-violations.ts';
import { validState } from './testing/valid-state.ts';

const plantedViolations = [...slotViolations, ...holdEventViolations, ...orderViolations];

describe('invariant checker', () => {
  it('finds no violation in a valid state', () => {
    expect(findViolations(validState)).toEqual([]);
  });

  it.each(plantedViolations)('detects with %s: %s', (name, _fault, change) => {
    expect(invariants[name]?.({ ...validState, ...change })).not.toEqual([]);
  });

  it('accepts events that were delivered twice', () => {
    expect(
      findViolations({
        ...validState,
        events: [...validState.events, ...validState.events.slice(0, 2)],
      }),
    ).toEqual([]);
  });

  it('accepts a refund that staff made of an active order', () => {
    expect(
      findViolations({
        ...validState,
        payments: validState.payments.map((payment) => ({ ...payment, staffRefundedPaise: 500 })),
        gatewayPayments: validState.gatewayPayments.map((payment) =>
          payment.isCaptured ? { ...payment, refundedPaise: 500 } : payment,
        ),
      }),
    ).toEqual([]);
  });

  it('has a planted violation for every invariant', () => {
    expect(
      Object.keys(invariants).filter(
        (name) => !plantedViolations.some(([invariant]) => invariant === name),
      ),
    ).toEqual([]);
  });

  describe('of an order that was paid after its payment expired', () => {
    it('finds no violation when everything was reserved a second time', () => {
      expect(findViolations(paidLate)).toEqual([]);
    });

    it.each([
      [
        'the second reservation lost an event',
        withoutLateEvent(({ type, data }) => type === 'coupon.redeemed.v1' && data.round === 2),
        ['I7 no-event-lost', 'I9 order'],
      ],
      [
        'the first reservation lost an event',
        withoutLateEvent(({ type }) => type === 'stock.released.v1'),
        ['I7 no-event-lost', 'I9 order'],
      ],
      [
        'the rebooked hold lost its event',
        withoutLateEvent(({ type }) => type === 'slot.booked.v1'),
        ['I4 no-leak, replayed events', 'I7 no-event-lost'],
      ],
      [
        'both reservations hold stock',
        { ...paidLate, stocks: [{ unitId: 3, free: 2, holds: { 1: 2, 2: 0, 7: 2, '7:2': 2 } }] },
        ['I10 effect-once, stock'],
      ],
      [
        'neither reservation holds stock',
        { ...paidLate, stocks: [{ unitId: 3, free: 6, holds: { 1: 2, 2: 0, 7: 0, '7:2': 0 } }] },
        ['I10 effect-once, stock'],
      ],
    ])('detects that %s', (_fault, state, names) => {
      expect(
        Object.entries(invariants).flatMap(([name, invariant]) =>
          invariant(state).length > 0 ? [name] : [],
        ),
      ).toEqual(names);
    });
  });
});
