import type { Order } from '../../domain/order.ts';
import { unchanged } from '../../domain/order-events.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import type { AppliedEvent } from '../update-order.ts';
import { createOrderEventQueue } from './order-event-queue.ts';

const order = acceptedOrder();
const event = (eventId: string): AppliedEvent => ({ eventId, decide: unchanged });

/** Each write waits until it is told to end. */
const createFixture = () => {
  const writes: string[] = [];
  const endings: ((ending: Order | Error) => void)[] = [];
  const { apply } = createOrderEventQueue(
    (orderId, events) =>
      new Promise((resolve, reject) => {
        writes.push(`${orderId}: ${events.map(({ eventId }) => eventId).join(' ')}`);
        endings.push((ending) => {
          if (ending instanceof Error) reject(ending);
          else resolve(ending);
        });
      }),
  );
  const endNextWrite = async (ending: Order | Error = order): Promise<void> => {
    endings.shift()?.(ending);
    await new Promise(setImmediate);
  };
  return { apply, writes, endNextWrite };
};

describe('createOrderEventQueue', () => {
  it('writes the events together that arrive while another event of the order is written', async () => {
    const { apply, writes, endNextWrite } = createFixture();
    const applied = Promise.all(['a', 'b', 'c'].map((id) => apply(1, event(id))));
    await endNextWrite();
    await endNextWrite();
    expect(await applied).toEqual([order, order, order]);
    expect(writes).toEqual(['1: a', '1: b c']);
  });

  it('does not let one order wait for another', () => {
    const { apply, writes } = createFixture();
    void apply(1, event('a'));
    void apply(2, event('b'));
    expect(writes).toEqual(['1: a', '2: b']);
  });

  it('writes each event by itself when writing them together fails', async () => {
    const { apply, writes, endNextWrite } = createFixture();
    const failure = new Error('b cannot be applied');
    const applied = Promise.allSettled(['a', 'b', 'c'].map((id) => apply(1, event(id))));
    await endNextWrite();
    await endNextWrite(failure);
    await endNextWrite(failure);
    await endNextWrite();
    expect(await applied).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: failure },
      { status: 'fulfilled' },
    ]);
    expect(writes).toEqual(['1: a', '1: b c', '1: b', '1: c']);
  });

  it('accepts a new event of an order whose earlier events are written', async () => {
    const { apply, writes, endNextWrite } = createFixture();
    const first = apply(1, event('a'));
    await endNextWrite();
    await first;
    const second = apply(1, event('b'));
    await endNextWrite();
    expect([await second, writes]).toEqual([order, ['1: a', '1: b']]);
  });
});
