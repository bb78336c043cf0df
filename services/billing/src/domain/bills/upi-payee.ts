import { isUnitedKingdom } from '@tokri/contracts/market';
import { toRupees } from '@tokri/contracts/money';

export interface UpiPayee {
  /** `name@bank` */
  readonly id: string;
  readonly name: string;
}

/** Null without a UPI ID, and in the United Kingdom: UPI moves rupees only. */
export const findUpiPayee = ({
  seller,
  upiId = '',
  upiName = '',
}: {
  readonly seller: { readonly name: string };
  readonly upiId?: string | undefined;
  readonly upiName?: string | undefined;
}): UpiPayee | null =>
  upiId === '' || isUnitedKingdom()
    ? null
    : { id: upiId, name: upiName === '' ? seller.name : upiName };

/**
 * UPI Linking Specifications of NPCI: `pa` the UPI ID and `pn` the name of the payee, `am` the amount
 * in rupees with two decimal places, `cu` the currency, `tn` a note, `tr` the reference of the shop.
 * The reference has letters and digits only, so it leaves out the other characters of the number.
 */
export const toUpiLink = (
  { id, name }: UpiPayee,
  { number, amountPaise }: { readonly number: string; readonly amountPaise: number },
): string => {
  const fields = {
    pn: name,
    am: toRupees(amountPaise).toFixed(2),
    cu: 'INR',
    tn: number,
    tr: number.replaceAll(/[^A-Za-z0-9]/g, ''),
  };
  // Apps read `@` of the UPI ID as it is, and a space as %20 only.
  const query = Object.entries(fields).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `upi://pay?pa=${id}&${query.join('&')}`;
};
