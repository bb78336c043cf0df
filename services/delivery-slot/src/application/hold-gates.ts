import { createHoldBudgets, type BudgetSettings, type HoldBudgets } from './hold-budgets.ts';
import { createSlotTurns, type SlotTurns } from './slot-turns.ts';
import { createSoldOut, type SoldOut } from './sold-out.ts';

/*
 * What stands in front of the write that decides (reliability.md 4). Each lives in this process only and may be lost or left out at any moment: then more
 * calls reach the store, and the answers are the same. A test takes each away.
 */

export const gateNames = ['sold-out', 'bulkhead', 'limits'] as const;
export type GateName = (typeof gateNames)[number];

export type HoldGates = SoldOut & SlotTurns & HoldBudgets;

export interface GateSettings extends BudgetSettings {
  readonly gates: readonly GateName[];
}

const open: HoldGates = {
  soldOut: () => Promise.resolve(undefined),
  noteSoldOut: () => undefined,
  inTurn: (_slotId, task) => task(),
  countTry: () => undefined,
  countPlace: () => () => undefined,
};

export const createHoldGates = ({ gates, ...settings }: GateSettings): HoldGates => ({
  ...open,
  ...(gates.includes('sold-out') ? createSoldOut(settings.clock) : {}),
  ...(gates.includes('bulkhead') ? createSlotTurns() : {}),
  ...(gates.includes('limits') ? createHoldBudgets(settings) : {}),
});
