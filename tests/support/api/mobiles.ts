const numberRange = 100_000_000;
let lastNumber = Math.floor(Date.now() / 10) % numberRange;

/** A number that nobody has used of late: each gets few codes an hour. Made of the clock, so that the log of a run tells it. */
export const uniqueMobile = (): string => {
  lastNumber = (lastNumber + 1) % numberRange;
  return `68${String(lastNumber).padStart(8, '0')}`;
};
