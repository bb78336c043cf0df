const numberRange = 100_000_000;
let lastNumber = Math.floor(Date.now() / 10) % numberRange;

/**
 * Sign-in codes per number are limited, so every number is new. It is derived from the clock, so
 * that logs show it.
 */
export const uniqueMobile = (): string => {
  lastNumber = (lastNumber + 1) % numberRange;
  return `68${String(lastNumber).padStart(8, '0')}`;
};
