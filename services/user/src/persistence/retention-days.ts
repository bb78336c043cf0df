const dayMs = 86_400_000;

/** Days since 1970, UTC: old documents are found by equality on whole days, which every store has an index for (reliability.md 3.1). */
export const toDayNumber = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

/** How far back a sweep looks; a service that slept longer leaves documents that are useless and harmless. */
const maxLookBackDays = 60;

/** The days before yesterday, newest first. */
export const expiredDays = (now: Date): number[] =>
  Array.from({ length: maxLookBackDays }, (_, back) => toDayNumber(now) - 2 - back);
