import type { ReadQuote } from '@tokri/contracts';
import type { HoldGates } from '../application/hold-gates.ts';
import type { AreaStore, ChargeStore, ClaimStore, Clock, OpeningStore, PlanStore } from '../application/ports.ts';
import type { SlotStore } from '../application/slot-ports.ts';
import type { SlotViews } from '../application/recent-views.ts';

/** What the rows of this service work with. */
export interface HandlerNeeds {
  readonly slots: SlotStore;
  readonly areas: AreaStore;
  readonly charges: ChargeStore;
  readonly claims: ClaimStore;
  readonly openings: OpeningStore;
  readonly views: SlotViews;
  readonly plans: PlanStore;
  readonly readQuote: ReadQuote;
  readonly clock: Clock;
  readonly openHoldsMax: number;
  readonly gates: HoldGates;
}
