import { isSampled } from './is-sampled.ts';

const operation = {
  service: 'catalog',
  method: 'GET',
  hasSideEffects: false,
  auth: { kind: 'anon' },
} as const;
const order = { ...operation, service: 'order', method: 'POST' } as const;
const ofShare = (share: number) =>
  Math.floor(share * 16 ** 8)
    .toString(16)
    .padStart(8, '0');

describe('isSampled', () => {
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
    ['an image', undefined, 0.01],
  ])('samples %s at its ratio', (_name, of, ratio) => {
    expect(isSampled(`${ofShare(ratio - 0.001)}00000000`, of)).toBe(true);
    if (ratio < 1) expect(isSampled(`${ofShare(ratio + 0.001)}00000000`, of)).toBe(false);
  });
});
