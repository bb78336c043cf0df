import { operationSamplingRatio, topicSamplingRatio } from './sampling-ratio.ts';

const operation = {
  service: 'catalog',
  method: 'GET',
  hasSideEffects: false,
  auth: { kind: 'anon' },
} as const;
const order = { ...operation, service: 'order', method: 'POST' } as const;

describe('operationSamplingRatio', () => {
  it.each([
    ['a placed order', order, 1],
    ['a payment', { ...order, service: 'billing' } as const, 1],
    [
      'a GET that changes an order',
      { ...operation, service: 'order', hasSideEffects: true } as const,
      1,
    ],
    ['a change by staff', { ...operation, method: 'POST', auth: { kind: 'staff' } } as const, 1],
    ['a hold', { ...operation, service: 'delivery-slot', method: 'POST' } as const, 0.05],
    ['a list of orders', { ...operation, service: 'order' } as const, 0.01],
  ])('of %s', (_name, of, ratio) => {
    expect(operationSamplingRatio(of)).toBe(ratio);
  });
});

describe('topicSamplingRatio', () => {
  it('records every event of an order or a payment that no request has caused', () => {
    expect(['order.events', 'billing.events', 'slot.events'].map(topicSamplingRatio)).toEqual([
      1, 1, 0.05,
    ]);
  });
});
