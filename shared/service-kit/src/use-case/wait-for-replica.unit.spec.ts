import { ProblemError } from '@tokri/contracts/problems';
import { waitForReplica, waitForOrderReplica } from './wait-for-replica.ts';

/** Answers nothing so many times, then what was made elsewhere. */
const arrivingAfter = (looks: number) => {
  let count = 0;
  return () => ((count += 1) > looks ? 'here' : null);
};
const never = () => null;

describe('what was just made elsewhere', () => {
  it('on its way, is waited for', async () => {
    expect(await waitForReplica('address', arrivingAfter(2))).toBe('here');
  });
  it('not here after a second, is a conflict that the caller repeats', async () => {
    await expect(waitForReplica('address', never)).rejects.toEqual(
      new ProblemError('not-known-yet', 'This address is not known here yet.'),
    );
  });
});

describe('what belongs to an order', () => {
  const newestOrderId = () => Promise.resolve(1000);
  it('of an order on its way, is waited for', async () => {
    expect(await waitForOrderReplica(1001, { find: arrivingAfter(1), newestOrderId })).toBe('here');
  });
  it('of an id that no order can have, is not found at once', async () => {
    await expect(waitForOrderReplica(700, { find: never, newestOrderId })).rejects.toEqual(
      new ProblemError('not-found'),
    );
  });
});
