import type { BillResponse } from '@tokri/contracts/api';
import { maskGstins } from '@tokri/contracts/validation';

const mask = '(tax number removed)';
const maskPlace = <Place extends { readonly Name: string; readonly Address: string }>(
  place: Place,
): Place => ({
  ...place,
  Name: maskGstins(place.Name, mask),
  Address: maskGstins(place.Address, mask),
});

/** A name or an address that was stored before GSTINs were refused could show a foreign one. */
export const maskForeignGstins = (bill: BillResponse): BillResponse => ({
  ...bill,
  Buyer: maskPlace(bill.Buyer),
  DeliverTo: bill.DeliverTo && maskPlace(bill.DeliverTo),
});
