export const sortByTimeDistance = <T>(
  wanted: T,
  others: readonly T[],
  startMs: (one: T) => number,
): readonly T[] => {
  const at = startMs(wanted);
  return others
    .filter((one) => one !== wanted)
    .sort((a, b) => Math.abs(startMs(a) - at) - Math.abs(startMs(b) - at));
};
