import { orderTerms } from '../../testing/order-terms.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import type { OrderTerms } from '../order.ts';
import { summarizeUsage } from './limit-usage.ts';

const [line] = orderTerms.lines;
if (!line) throw new Error('the terms have a line');
const limits = { unitsPerItem: 24 };
const buildOrder = (changes: Partial<OrderTerms>) => acceptedOrder({ ...orderTerms, ...changes });
const inSlot = (slotId: number, start: string, pdate: string) =>
  buildOrder({ slot: { ...orderTerms.slot, slotId, start, date: pdate }, pdate });

describe('summarizeUsage', () => {
  it('is empty without orders', () =>
    expect(summarizeUsage([], limits)).toEqual({ unpaid: 0, slot: null, day: null, item: null }));

  it('names the slot and the day with the most orders', () => {
    const orders = [
      inSlot(1, '06:00', '2026-11-24'),
      inSlot(2, '10:00', '2026-11-25'),
      inSlot(3, '18:00', '2026-11-25'),
      inSlot(3, '18:00', '2026-11-25'),
    ];
    expect(summarizeUsage(orders, limits)).toMatchObject({
      unpaid: 4,
      slot: { date: '2026-11-25', start: '18:00', count: 2 },
      day: { date: '2026-11-25', count: 3 },
    });
  });

  it('names the item that is closest to its own limit', () => {
    const lines = [
      { ...line, itemId: 1, name: 'Water', quantity: 30, maxPerOrder: 60 },
      { ...line, itemId: 2, name: 'Onion', hindiName: 'प्याज़', quantity: 10, maxPerOrder: 10 },
      { ...line, itemId: 2, unitId: 22, name: 'Onion', quantity: 4, maxPerOrder: 10 },
    ];
    expect(summarizeUsage([buildOrder({ lines })], limits).item).toEqual({
      name: 'Onion',
      hindiName: 'प्याज़',
      count: 14,
      max: 24,
    });
  });
});
