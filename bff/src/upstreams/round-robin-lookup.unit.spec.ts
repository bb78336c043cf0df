import type { LookupAddress } from 'node:dns';
import { createRoundRobinLookup } from './round-robin-lookup.ts';

const toAddresses = (...names: string[]): LookupAddress[] =>
  names.map((address) => ({ address, family: 4 }));

let nowMs = 0;
let resolveAddresses: jest.Mock<Promise<LookupAddress[]>, []>;
beforeEach(() => {
  nowMs = 0;
  resolveAddresses = jest.fn(() => Promise.resolve(toAddresses('10.0.0.1', '10.0.0.2')));
});

const start = () => {
  const lookup = createRoundRobinLookup({ resolveAddresses, nowMs: () => nowMs });
  return (all = true): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lookup('orders.test', { all }, (error, address) => {
        if (error) reject(error);
        else resolve(address);
      });
    });
};

describe('createRoundRobinLookup', () => {
  it('starts with another address at each call and lists the others behind it', async () => {
    const lookUp = start();
    expect([await lookUp(), await lookUp(), await lookUp()]).toEqual([
      toAddresses('10.0.0.1', '10.0.0.2'),
      toAddresses('10.0.0.2', '10.0.0.1'),
      toAddresses('10.0.0.1', '10.0.0.2'),
    ]);
  });

  it('returns one address to a caller that wants one', async () => {
    const lookUp = start();
    expect([await lookUp(false), await lookUp(false)]).toEqual(['10.0.0.1', '10.0.0.2']);
  });

  it('asks DNS again after a second', async () => {
    const lookUp = start();
    await lookUp();
    nowMs = 999;
    await lookUp();
    expect(resolveAddresses).toHaveBeenCalledTimes(1);
    nowMs = 1_000;
    await lookUp();
    expect(resolveAddresses).toHaveBeenCalledTimes(2);
  });

  it('keeps the known addresses while DNS fails', async () => {
    const lookUp = start();
    await lookUp();
    nowMs = 5_000;
    resolveAddresses.mockRejectedValue(new Error('ESERVFAIL'));
    expect(await lookUp(false)).toBe('10.0.0.2');
  });

  it('fails when DNS has never answered', async () => {
    const lookUp = start();
    resolveAddresses.mockRejectedValue(new Error('ENOTFOUND'));
    await expect(lookUp()).rejects.toThrow('ENOTFOUND');
  });
});
