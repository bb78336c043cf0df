import type { ReadQuote } from '@tokri/contracts';
import type { HoldGates } from '../application/hold-gates.ts';
import type { AreaStore } from '../application/ports/areas.ts';
import type { ChargeStore } from '../application/ports/charges.ts';
import type { ClaimStore } from '../application/ports/claims.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { OpeningStore } from '../application/ports/openings.ts';
import type { PlanStore } from '../application/ports/plans.ts';
import type { SlotStore } from '../application/ports/slots.ts';
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
