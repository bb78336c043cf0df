/** Between three and five quarters of a time, so that what begins together does not end together. */
export const withJitter = (ms: number, random: () => number): number =>
  Math.round(ms * (0.75 + random() / 2));
