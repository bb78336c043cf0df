const dayMs = 86_400_000;
/** Traffic data is kept for a year (DPDP Rules 2025, 8(3)). */
const keptDays = 366;
/** A service that did not run for so long still finds what is old. */
const lookBackDays = 60;

/** Days since 1970, UTC: old documents are found by equality. */
export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

export const daysToSweep = (now: Date): number[] =>
  Array.from({ length: lookBackDays }, (_, back) => dayOf(now) - keptDays - back);
