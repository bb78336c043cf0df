export interface RetryBudget {
  deposit(): void;
  tryWithdraw(): boolean;
}

const maxBalance = 10;

export const createRetryBudget = (ratio: number): RetryBudget => {
  let balance = 1;
  return {
    deposit: () => {
      balance = Math.min(maxBalance, balance + ratio);
    },
    tryWithdraw: () => {
      if (balance < 1 - 1e-9) return false;
      balance -= 1;
      return true;
    },
  };
};
