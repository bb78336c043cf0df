import { summarizeProgress, type OrderInSlot } from './day-progress.ts';

const early = { slotId: 9, start: '07:00', end: '10:00' };
const late = { slotId: 4, start: '16:00', end: '19:00' };
const orders = (slot: OrderInSlot['slot'], ...statuses: OrderInSlot['status'][]): OrderInSlot[] =>
  statuses.map((status) => ({ slot, status }));

describe('summarizeProgress', () => {
  it('counts the orders of each slot by how far they are, by the start of the slots', () => {
    expect(
      summarizeProgress(
        [
          ...orders(late, 'Confirmed', 'Packed'),
          ...orders(early, 'Delivered', 'OutForDelivery', 'Confirmed', 'Confirmed'),
        ],
        '09:00',
      ),
    ).toEqual([
      { ...early, toPack: 2, packed: 0, outForDelivery: 1, delivered: 1, late: 0 },
      { ...late, toPack: 1, packed: 1, outForDelivery: 0, delivered: 0, late: 0 },
    ]);
  });
  it('counts an order as late once its slot has ended, unless it is delivered', () => {
    const lateAt = (time: string) =>
      summarizeProgress(orders(early, 'Confirmed', 'OutForDelivery', 'Delivered'), time)[0]?.late;
    expect([lateAt('10:00'), lateAt('10:01')]).toEqual([0, 2]);
  });
  it('leaves out orders that are not accepted yet, cancelled or rejected', () => {
    expect(
      summarizeProgress(
        orders(early, 'Placed', 'AwaitingPayment', 'Cancelled', 'Rejected'),
        '09:00',
      ),
    ).toEqual([]);
  });
});
