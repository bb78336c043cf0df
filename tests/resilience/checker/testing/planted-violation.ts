import type { SystemState } from '../state/system-state.ts';

export type PlantedViolation = readonly [
  invariant: string,
  fault: string,
  change: Partial<SystemState>,
];
