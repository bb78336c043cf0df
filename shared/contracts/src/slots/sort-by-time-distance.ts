export const sortByTimeDistance = <Slot>(
  reference: Slot,
  slots: readonly Slot[],
  toStartMs: (slot: Slot) => number,
): readonly Slot[] => {
  const referenceMs = toStartMs(reference);
  return slots
    .filter((slot) => slot !== reference)
    .sort((a, b) => Math.abs(toStartMs(a) - referenceMs) - Math.abs(toStartMs(b) - referenceMs));
};
