const shortestMs = 5_000;
const longestMs = 60_000;

/** Aggregates whose entries the broker, or we ourselves, could not take: each waits by itself, longer each time, and blocks nobody else. */
export interface Parking {
  park(place: string): void;
  isParked(place: string): boolean;
  /** It went out after all. */
  forget(place: string): void;
}

export const createParking = (now: () => number = Date.now): Parking => {
  const parked = new Map<string, { readonly until: number; readonly waitMs: number }>();
  return {
    park: (place) => {
      const waitMs = Math.min((parked.get(place)?.waitMs ?? shortestMs / 2) * 2, longestMs);
      parked.set(place, { until: now() + waitMs, waitMs });
    },
    isParked: (place) => (parked.get(place)?.until ?? 0) > now(),
    forget: (place) => {
      parked.delete(place);
    },
  };
};
