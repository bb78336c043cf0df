import { paymentRefunded } from '@tokri/contracts/events';
import { eventually, publishTo } from '@tokri/service-kit/testing';
import { runningService } from './running-service.ts';

jest.setTimeout(60_000);

/** What any other failure is given before it is put away. */
const triesOfOthers = 5;

describe('a refund heard before its order', () => {
  let world: Awaited<ReturnType<typeof runningService>>;
  beforeAll(async () => {
    world = await runningService('late-order');
  });
  afterAll(() => world.stop());

  it('waits for it for longer than a failure would, and is told then', async () => {
    const { tell, broker, logLines, smsOf } = world;
    const userId = await tell.person({ email: '' });
    const orderId = tell.nextId();
    const event = await publishTo(broker, paymentRefunded, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId, amountPaise: 100, nowPaise: 100, isWhole: false },
    });
    await eventually(
      () =>
        logLines.some(
          (line) =>
            line.includes('"failure":"not-yet"') && line.includes(`"tries":${triesOfOthers + 1}`),
        ),
      { missing: 'more tries than five', timeoutMs: 20_000 },
    );
    await tell.place(userId, { orderId });
    await world.closed(`ntf:${event.id}`);
    expect(smsOf(`ntf:${event.id}`)).toHaveLength(1);
  });
});
