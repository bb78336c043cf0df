const numberRange = 10_000_000;
const workerDigit = Number(process.env.JEST_WORKER_ID ?? 0) % 10;
let lastNumber = Math.floor(Date.now() / 10) % numberRange;

/**
 * Sign-in codes per number are limited, so every number is new: from the clock, with a digit of its
 * own for each jest worker.
 */
export const uniqueMobile = (): string => {
  lastNumber = (lastNumber + 1) % numberRange;
  return `68${workerDigit}${String(lastNumber).padStart(7, '0')}`;
};

export const uniqueEmail = (): string => `shopper-${uniqueMobile()}@example.in`;
