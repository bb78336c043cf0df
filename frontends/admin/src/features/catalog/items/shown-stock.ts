import { findWaitingChange, type QueuedMovement } from '../stock/queue/queued-movement.ts';
import type { StaffItem, StaffUnit, StockChangeStep } from './item-changes.ts';

export interface StockStep extends StockChangeStep {
  /** By the clock of this device. */
  readonly madeAt: number;
}

/** How long a list may still be answered by a server that has not heard of the change. */
const settleMs = 15_000;

const isSameStock = (a: StockChangeStep, b: StockChangeStep): boolean =>
  a.unitId === b.unitId && a.locationId === b.locationId;

/** Only the last change of a stock counts: undo ends what it takes back. */
export const addSteps = (
  steps: readonly StockStep[],
  added: readonly StockStep[],
): readonly StockStep[] => [
  ...steps.filter((step) => !added.some((newer) => isSameStock(step, newer))),
  ...added,
];

export const dropSteps = (
  steps: readonly StockStep[],
  dropped: readonly StockStep[],
): readonly StockStep[] => steps.filter((step) => !dropped.includes(step));

export const undoSteps = (steps: readonly StockChangeStep[]): readonly StockChangeStep[] =>
  steps.map((step) => ({ ...step, before: step.after, after: step.before }));

const sumStock = (levels: StaffUnit['Locations']): number =>
  levels.reduce((sum, { Stock }) => sum + Stock, 0);

const withLocations = (unit: StaffUnit, Locations: StaffUnit['Locations']): StaffUnit => ({
  ...unit,
  Locations,
  Stock: unit.Stock + sumStock(Locations) - sumStock(unit.Locations),
});

/** A mark that waits for the connection shows as it will be. */
export const showQueued = (
  items: readonly StaffItem[],
  queued: readonly QueuedMovement[],
): readonly StaffItem[] => {
  if (queued.length === 0) return items;
  return items.map((item) => ({
    ...item,
    Units: item.Units.map((unit) => {
      const Locations = unit.Locations.map((level) => {
        const stock = { unitId: unit.UnitId, locationId: level.LocationId };
        return findWaitingChange(queued, stock) === 'sold-out' ? { ...level, Stock: 0 } : level;
      });
      return withLocations(unit, Locations);
    }),
  }));
};

const showUnit = (unit: StaffUnit, steps: readonly StockStep[]): StaffUnit => {
  const stepAt = ({ LocationId, Stock }: StaffUnit['Locations'][number]) =>
    steps.find(
      ({ unitId, locationId, before }) =>
        unitId === unit.UnitId && locationId === LocationId && before === Stock,
    );
  const Locations = unit.Locations.map((level) => ({
    ...level,
    Stock: stepAt(level)?.after ?? level.Stock,
  }));
  return withLocations(unit, Locations);
};

/** Figures read too early to hold a change are shown with it; any other figure is newer. */
export const showSteps = (
  items: readonly StaffItem[],
  steps: readonly StockStep[],
  readAt: number,
): readonly StaffItem[] => {
  const unsettled = steps.filter(({ madeAt }) => readAt < madeAt + settleMs);
  if (unsettled.length === 0) return items;
  return items.map((item) => ({
    ...item,
    Units: item.Units.map((unit) => showUnit(unit, unsettled)),
  }));
};
