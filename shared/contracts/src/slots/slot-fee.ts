/** What a slot costs, and the parties for whom it costs something else. */
export interface SlotFees {
  readonly feePaise: number;
  readonly partyFees?:
    readonly { readonly partyId: number; readonly feePaise: number }[] | undefined;
}

/** The fee of a slot for a party; 0 is the public. The one rule of listing and cart (specification 7, TimeSlot; issue 6: fee per slot and per party). */
export const slotFeeFor = ({ feePaise, partyFees = [] }: SlotFees, partyId: number): number =>
  partyFees.find((fee) => fee.partyId === partyId)?.feePaise ?? feePaise;
