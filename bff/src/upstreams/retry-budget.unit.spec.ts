import { createRetryBudget } from './retry-budget.ts';

const countRetries = (calls: number): number => {
  const budget = createRetryBudget(0.1);
  let retries = 0;
  for (let call = 0; call < calls; call += 1) {
    budget.deposit();
    if (budget.tryWithdraw()) retries += 1;
  }
  return retries;
};

describe('createRetryBudget', () => {
  it('allows retries for a tenth of the calls plus one', () => {
    expect(countRetries(100)).toBe(11);
    expect(countRetries(1_000)).toBe(101);
  });

  it('allows a retry of the first call', () => {
    expect(countRetries(1)).toBe(1);
  });

  it('saves at most ten retries', () => {
    const budget = createRetryBudget(0.1);
    for (let call = 0; call < 10_000; call += 1) budget.deposit();
    expect(Array.from({ length: 50 }, () => budget.tryWithdraw()).filter(Boolean)).toHaveLength(10);
  });
});
