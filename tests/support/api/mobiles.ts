const numbersOfADay = 100_000_000;
let used = Math.floor(Date.now() / 10) % numbersOfADay;

/** A number that nobody has used of late: each gets few codes an hour. Made of the clock, so that the log of a run tells it. */
export const freshMobile = (): string => {
  used = (used + 1) % numbersOfADay;
  return `68${String(used).padStart(8, '0')}`;
};
