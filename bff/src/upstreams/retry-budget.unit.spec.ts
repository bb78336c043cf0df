import { createRetryBudget } from './retry-budget.ts';

const repeatsOf = (calls: number): number => {
  const budget = createRetryBudget(0.1);
  let repeats = 0;
  for (let call = 0; call < calls; call += 1) {
    budget.earn();
    if (budget.take()) repeats += 1;
  }
  return repeats;
};

describe('the budget of repeats', () => {
  it('calls that all fail, repeated while the budget allows, are repeated for a tenth of them and once', () => {
    expect(repeatsOf(100)).toBe(11);
    expect(repeatsOf(1_000)).toBe(101);
  });

  it('a first call that fails, repeated, may be', () => {
    expect(repeatsOf(1)).toBe(1);
  });

  it('a long time without failures, followed by a storm, has saved ten repeats and no more', () => {
    const budget = createRetryBudget(0.1);
    for (let call = 0; call < 10_000; call += 1) budget.earn();
    expect(Array.from({ length: 50 }, () => budget.take()).filter(Boolean)).toHaveLength(10);
  });
});
