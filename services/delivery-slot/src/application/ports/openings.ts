import type { Opening } from '../../domain/area.ts';

/** Ranges that groups are about to get, on the one document that all groups have in common. */
export interface OpeningStore {
  read(): Promise<{ readonly rev: number; readonly openings: readonly Opening[] }>;
  /** Keeps these only; false when another has written since. */
  keep(openings: readonly Opening[], rev: number): Promise<boolean>;
  drop(opening: Opening): Promise<void>;
}
