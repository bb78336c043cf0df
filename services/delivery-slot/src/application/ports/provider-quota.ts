/** Counts a call to a provider that charges for it; false when those of the day are spent. */
export type SpendCall = () => Promise<boolean>;
