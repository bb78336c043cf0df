import { operationalSigns } from '@tokri/contracts/metrics';
import type { NamedSample } from '@tokri/service-kit/metrics';
import { evaluateSign } from './evaluate-sign.ts';

const findSign = (id: string) => {
  const sign = operationalSigns.find((each) => each.id === id);
  if (!sign) throw new RangeError(id);
  return sign;
};
const sample = (
  name: string,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): NamedSample => ({ name, value, labels: { deployable: 'order', ...labels } });
const lag = (group: string, value: number) =>
  sample('tokri_consumer_lag_messages', value, { group });
const messages = (labels: Readonly<Record<string, string>>, increase: number): NamedSample => ({
  ...sample('tokri_messages_total', 5_000, { channel: 'sms', ...labels }),
  increase,
});
const capacity = (state: string, value: number) => sample('tokri_slot_capacity', value, { state });

describe('evaluateSign', () => {
  it.each([
    [0, 'green'],
    [99, 'green'],
    [100, 'amber'],
    [1_000, 'red'],
  ])('shows a lag of %d messages as %s', (figure, state) => {
    const sign = evaluateSign(findSign('consumer-lag'), [
      { service: 'order', figures: [lag('order', figure)] },
    ]);
    expect(sign).toMatchObject({ State: state, Figure: figure, Amber: 100, Red: 1_000 });
  });

  it('takes the worst figure of all services and lists what is not green, the worst first', () => {
    const sign = evaluateSign(findSign('consumer-lag'), [
      { service: 'order', figures: [lag('order', 200), lag('order.holds', 3)] },
      { service: 'cart', figures: [lag('cart', 5_000)] },
    ]);
    expect(sign).toMatchObject({ State: 'red', Figure: 5_000 });
    expect(sign.Where).toEqual([
      { Service: 'cart', Detail: 'cart', Figure: 5_000, State: 'red' },
      { Service: 'order', Detail: 'order', Figure: 200, State: 'amber' },
    ]);
  });

  it('shows a store that does not answer as red', () => {
    const figures = [sample('tokri_store_reachable', 0)];
    expect(
      evaluateSign(findSign('store-reachable'), [{ service: 'order', figures }]),
    ).toMatchObject({ State: 'red', Figure: 0 });
  });

  it.each([
    [80, 'green'],
    [10, 'amber'],
    [2, 'red'],
    [0, 'red'],
  ])('shows %d of 100 available units of today as %s', (available, state) => {
    const figures = [capacity('available', available), capacity('booked', 100 - available)];
    expect(
      evaluateSign(findSign('slots-today'), [{ service: 'delivery-slot', figures }]),
    ).toMatchObject({ State: state, Figure: available });
  });

  it('counts only the samples that a sign selects', () => {
    const figures = [
      messages({ outcome: 'sent', reason: '' }, 900),
      messages({ outcome: 'failed', reason: 'timeout' }, 5),
    ];
    const sign = evaluateSign(findSign('messages-failed'), [{ service: 'notification', figures }]);
    expect(sign).toMatchObject({ State: 'amber', Figure: 5 });
    expect(sign.Where).toMatchObject([{ Detail: 'sms timeout' }]);
  });

  it('counts only what a counter counted in the last 15 minutes, in all processes of a service', () => {
    const failed = { outcome: 'failed', reason: 'timeout' };
    const evaluate = (...increases: readonly number[]) =>
      evaluateSign(
        findSign('messages-failed'),
        increases.map((increase) => ({
          service: 'notification',
          figures: [messages(failed, increase)],
        })),
      );
    expect(evaluate(0)).toMatchObject({ State: 'green', Figure: 0 });
    expect(evaluate(30, 30)).toMatchObject({ State: 'red', Figure: 60, Where: [{ Figure: 60 }] });
  });

  it('adds up the lag of the processes of a service for each consumer group', () => {
    const sign = evaluateSign(findSign('consumer-lag'), [
      { service: 'order', figures: [lag('order', 60), lag('order.replay', 10)] },
      { service: 'order', figures: [lag('order', 70), lag('order.replay', 20)] },
      { service: 'cart', figures: [lag('cart', 90)] },
    ]);
    expect(sign).toMatchObject({
      State: 'amber',
      Figure: 130,
      Where: [{ Service: 'order', Detail: 'order', Figure: 130 }],
    });
  });

  it('takes the worst process where each of them has the whole figure', () => {
    const evaluate = (id: string, ...processes: readonly NamedSample[]) =>
      evaluateSign(
        findSign(id),
        processes.map((figure) => ({ service: 'order', figures: [figure] })),
      );
    expect(evaluate('consumer-lag', lag('live', 60), lag('live', 70))).toMatchObject({
      Figure: 70,
    });
    const oldest = (value: number) =>
      sample('tokri_outbox_oldest_seconds', value, { aggregate: 'orders' });
    expect(evaluate('outbox-age', oldest(8), oldest(7))).toMatchObject({ Figure: 8 });
    const reachable = (value: number) => sample('tokri_store_reachable', value);
    expect(evaluate('store-reachable', reachable(1), reachable(0), reachable(1))).toMatchObject({
      Figure: 0,
      Where: [{ Service: 'order', Figure: 0 }],
    });
  });

  it('shows a counter that was never raised as zero, and a gauge without a sample as unknown', () => {
    const processes = [{ service: 'order', figures: [] }];
    expect(evaluateSign(findSign('dead-letters'), processes)).toMatchObject({
      State: 'green',
      Figure: 0,
    });
    expect(evaluateSign(findSign('money-difference'), processes)).toMatchObject({
      State: 'unknown',
      Figure: null,
    });
  });

  it('knows nothing while no service answers', () => {
    expect(evaluateSign(findSign('dead-letters'), [])).toMatchObject({
      State: 'unknown',
      Figure: null,
    });
  });
});
