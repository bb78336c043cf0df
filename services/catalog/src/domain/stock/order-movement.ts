import type { ReservationLine, ReservationState } from '../reservations/reservation.ts';

export const orderSteps = {
  reserved: 'reserved',
  consumed: 'packed',
  released: 'returned',
} as const;
export type OrderStepKind = (typeof orderSteps)[keyof typeof orderSteps];

/** What an order did to the stock of a unit, derived from its reservation. */
export interface OrderMovement {
  readonly movementId: string;
  readonly orderId: number;
  readonly at: Date;
  readonly unitId: number;
  readonly itemId: number;
  readonly locationId: number;
  readonly change: number;
  readonly steps: readonly { readonly kind: OrderStepKind; readonly at: Date }[];
}

/** How much of the stock an order holds or has got. */
export const heldQuantity = (
  state: ReservationState,
  { quantity, packed = quantity }: ReservationLine,
): number => {
  switch (state) {
    case 'reserving':
    case 'reserved':
    case 'releasing':
    case 'consuming':
      return quantity;
    case 'consumed':
    case 'restoring':
      return packed;
    case 'rejecting':
    case 'rejected':
    case 'released':
      return 0;
  }
};
