import { buildLine, buildOrder } from '../../../testing/fixtures.ts';
import { buildRefund } from '../../../testing/payment-fixture.ts';
import { createStaffNaming } from '../../../audit/staff-naming.ts';
import { listTimelineSteps } from './order-timeline.ts';

const at = (minute: number): string => `2026-11-20T05:0${minute}:00+05:30`;
const entry = (Status: number, StatusText: string, minute: number, more: object = {}) => ({
  Status,
  StatusText,
  At: at(minute),
  By: 'staff' as const,
  Note: '',
  ...more,
});
const refund = buildRefund({ At: at(6) });
const stepsOf = (
  overrides: Parameters<typeof buildOrder>[0],
  refunds: Parameters<typeof listTimelineSteps>[1] = [],
) =>
  listTimelineSteps(buildOrder(overrides), refunds, createStaffNaming(5)).map(({ title, note }) => [
    title,
    note,
  ]);

describe('listTimelineSteps', () => {
  it.each([
    [{ StaffId: 3, StaffName: 'Kavya Rao' }, 'Kavya Rao'],
    [{ StaffId: 3, StaffName: '' }, 'Staff 3'],
    [{ StaffId: 5, StaffName: 'Meera' }, 'You'],
    [{}, 'Staff'],
    [{ By: 'system' }, 'System'],
  ])('says who of the staff it was for %j', (more, note) =>
    expect(stepsOf({ History: [entry(5, 'Out for delivery', 2, more)] })).toEqual([
      ['Out for delivery', note],
    ]),
  );
  it('says in words which lines are missing from a packed order', () => {
    const Lines = [
      buildLine({ Quantity: 2 }),
      { ...buildLine({ Name: 'Potato', UnitName: '500 g', Quantity: 0 }), Ordered: 1 },
      { ...buildLine({ Name: 'Tomato', Quantity: 1 }), Ordered: 3 },
    ];
    const History = [entry(4, 'Packed', 2, { StaffId: 3, StaffName: 'Kavya Rao', Note: 'x' })];
    expect(stepsOf({ Lines, History })).toEqual([
      ['Packed', 'Kavya Rao: Missing: Potato 500 g (0 of 1), Short: Tomato 1 kg (1 of 3)'],
    ]);
  });
  it('has the payment and the refunds between the steps of the order', () => {
    const History = [entry(3, 'Confirmed', 1), entry(6, 'Delivered', 4)];
    const paid = { PaidAt: at(5), PaidAmount: 131 };
    expect(
      stepsOf({ History, ...paid }, [refund, { ...refund, RefundId: 'refund-2', At: null }]),
    ).toEqual([
      ['Confirmed', 'Staff'],
      ['Delivered', 'Staff'],
      ['Paid in cash: ₹131.00', undefined],
      ['Refund of ₹20.00', 'Staff 3: bad cucumber'],
    ]);
  });
  it.each([
    [{ PaidWith: 'upi' as const }, 'Paid by UPI: ₹131.00'],
    [{}, 'Paid: ₹131.00'],
  ])('says how an online order was paid for %j', (more, title) =>
    expect(
      stepsOf({ PaymentMethod: 'online', History: [], PaidAt: at(1), PaidAmount: 131, ...more }),
    ).toEqual([[title, undefined]]),
  );
});
