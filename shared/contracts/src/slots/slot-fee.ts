export interface SlotFees {
  readonly feePaise: number;
  readonly partyFees?:
    readonly { readonly partyId: number; readonly feePaise: number }[] | undefined;
}

export const slotFeeFor = ({ feePaise, partyFees = [] }: SlotFees, partyId: number): number =>
  partyFees.find((fee) => fee.partyId === partyId)?.feePaise ?? feePaise;
