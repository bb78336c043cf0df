import type { VerifyQuote } from '@tokri/contracts/pricing';
import type { AdmissionControl } from '../application/holds/admission-control.ts';
import type { AddressLookup } from '../application/ports/address-lookup.ts';
import type { AreaStore } from '../application/ports/areas.ts';
import type { ChargeStore } from '../application/ports/charges.ts';
import type { FillDays } from '../application/ports/fill-days.ts';
import type { FindPincode } from '../application/ports/pincode-lookup.ts';
import type { LocationStore } from '../application/ports/locations.ts';
import type { PartyDirectory } from '../application/ports/parties.ts';
import type { QuotaStore } from '../application/ports/quotas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { RangeReservationStore } from '../application/ports/range-reservations.ts';
import type { PlanStore } from '../application/ports/plans.ts';
import type { SlotStore } from '../application/ports/slots.ts';
import type { SlotViews } from '../application/slots/cached-views.ts';

export interface HandlerDeps extends AddressLookup {
  readonly slots: SlotStore;
  readonly areas: AreaStore;
  readonly fillDays: FillDays;
  readonly locations: LocationStore;
  readonly charges: ChargeStore;
  readonly parties: Pick<PartyDirectory, 'isKnown'>;
  readonly quotas: QuotaStore;
  readonly rangeReservations: RangeReservationStore;
  readonly views: SlotViews;
  readonly plans: PlanStore;
  readonly findPincode: FindPincode;
  readonly readQuote: VerifyQuote;
  readonly clock: Clock;
  readonly maxOpenHolds: number;
  readonly admissionControl: AdmissionControl;
}
