import { ProblemError } from '@tokri/contracts/problems';
import { waitForReplica, waitForOrderReplica } from './wait-for-replica.ts';

const arriveAfter = (reads: number) => {
  let count = 0;
  return () => ((count += 1) > reads ? 'here' : null);
};
const findNothing = () => null;

describe('waitForReplica', () => {
  it('waits for a record on its way', async () => {
    expect(await waitForReplica('address', arriveAfter(2))).toBe('here');
  });
  it('throws a retryable problem after a second', async () => {
    await expect(waitForReplica('address', findNothing)).rejects.toEqual(
      new ProblemError(
        'not-known-yet',
        'This address is not available yet. Try again in a moment.',
      ),
    );
  });
});

describe('waitForOrderReplica', () => {
  const newestOrderId = () => Promise.resolve(1000);
  it('waits for an order on its way', async () => {
    expect(await waitForOrderReplica(1001, { find: arriveAfter(1), newestOrderId })).toBe('here');
  });
  it('throws not found at once for an id that no order can have', async () => {
    await expect(waitForOrderReplica(700, { find: findNothing, newestOrderId })).rejects.toEqual(
      new ProblemError('not-found'),
    );
  });
});
