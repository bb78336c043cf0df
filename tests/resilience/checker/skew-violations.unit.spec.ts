import { findSkewViolations, type SkewState } from './skew-violations.ts';

const putAside = (consumer: string, key: string) => ({ consumer, key, type: 'order.archived.v1' });
const valid: SkewState = {
  groups: ['cart', 'billing'],
  unknownKeys: ['a', 'b'],
  deadLetters: ['cart', 'billing'].flatMap((group) => [putAside(group, 'a'), putAside(group, 'b')]),
};

describe('findSkewViolations', () => {
  it('accepts that every group put each unknown event aside, one of them twice', () => {
    expect(
      findSkewViolations({ ...valid, deadLetters: [...valid.deadLetters, putAside('cart', 'a')] }),
    ).toEqual([]);
  });

  it('finds an event that a group skipped', () => {
    expect(findSkewViolations({ ...valid, deadLetters: valid.deadLetters.slice(0, 3) })).toEqual([
      'billing lost 1 of 2 events of an unknown type',
    ]);
  });

  it('finds an event that was not accepted because of new fields', () => {
    const rejected = { consumer: 'cart', key: '7', type: 'order.placed.v1' };
    expect(
      findSkewViolations({ ...valid, deadLetters: [...valid.deadLetters, rejected] }),
    ).toHaveLength(1);
  });
});
