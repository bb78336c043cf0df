import type { BillResponse } from '@tokri/contracts/api';
import { maskGstins } from '@tokri/contracts/validation';

type ToLine = (text: string) => string;

const mapTexts = (value: unknown, toLine: ToLine): unknown => {
  if (typeof value === 'string') return toLine(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, toLine));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, toLine)]),
  );
};

/** Every text of a bill, so that none is forgotten when a field is added. */
export const mapBillTexts = (bill: BillResponse, toLine: ToLine): BillResponse =>
  mapTexts(bill, toLine) as BillResponse;

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
