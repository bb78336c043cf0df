import { createHash, createHmac } from 'node:crypto';
import { checkGstin } from '@tokri/contracts/tax';
import { taxpayers } from '../gst/taxpayers.ts';
import type { Inv01 } from './inv01-schema.ts';

export interface Registered {
  readonly AckNo: number;
  readonly AckDt: string;
  readonly Irn: string;
  readonly SignedInvoice: string;
  readonly SignedQRCode: string;
  readonly Status: 'ACT' | 'CNL';
}

interface Kept extends Registered {
  readonly atMs: number;
}

export interface PortalError {
  readonly code: string;
  readonly text: string;
  readonly duplicate?: Registered;
}

export type PortalResult<Value> =
  { readonly value: Value; readonly error?: never } | { readonly error: PortalError };

const indiaMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;
const firstAckNumber = 112_000_000_000_001;
/** Amounts of items are summed up in rupees. */
const toleratedRupees = 1;

const toPortalTime = (at: Date): string =>
  new Date(at.getTime() + indiaMs).toISOString().slice(0, 19).replace('T', ' ');

/** `DD/MM/YYYY`: the year begins in April. */
const financialYearOf = (date: string): string => {
  const [, month = '', year = ''] = date.split('/');
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${first}-${String(first + 1).slice(2)}`;
};

const toIrn = ({ SellerDtls, DocDtls: { Typ, No, Dt } }: Inv01): string =>
  createHash('sha256')
    .update(`${SellerDtls.Gstin}${financialYearOf(Dt)}${Typ}${No}`.toUpperCase())
    .digest('hex');

const toToken = (data: object): string => {
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { data: JSON.stringify(data), iss: 'NIC stand-in' },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  // As long as the portal's signature with RSA of 2048 bits.
  const signature = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((part) => createHmac('sha256', String(part)).update(body).digest('base64url'))
    .join('');
  return `${body}.${signature}`;
};

const findGstinError = (gstin: string): PortalError | undefined => {
  if (!checkGstin(gstin).ok) return { code: '3028', text: 'GSTIN is invalid' };
  const known = taxpayers.find((taxpayer) => taxpayer.gstin === gstin);
  return known && known.status !== 'Active'
    ? { code: '3029', text: 'GSTIN is not active' }
    : undefined;
};

const findAmountError = ({ ItemList, ValDtls }: Inv01): PortalError | undefined => {
  const items = ItemList.reduce((sum, { TotItemVal }) => sum + TotItemVal, 0);
  const difference = Math.abs(items + ValDtls.RndOffAmt - ValDtls.TotInvVal);
  return difference > toleratedRupees
    ? { code: '2189', text: 'Invalid total invoice value' }
    : undefined;
};

const toRegistered = (
  { SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList }: Inv01,
  Irn: string,
  { number, at }: { readonly number: number; readonly at: Date },
): Kept => {
  const AckDt = toPortalTime(at);
  return {
    AckNo: number,
    AckDt,
    Irn,
    SignedInvoice: toToken({ Irn, AckNo: number, DocDtls }),
    SignedQRCode: toToken({
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd,
      Irn,
      IrnDt: AckDt,
    }),
    Status: 'ACT',
    atMs: at.getTime(),
  };
};

const withoutTime = ({ atMs, ...registered }: Kept): Registered => registered;

export const createRegistrations = (now: () => Date) => {
  const byIrn = new Map<string, Kept>();
  return {
    register: (document: Inv01): PortalResult<Registered> => {
      const error = findGstinError(document.BuyerDtls.Gstin) ?? findAmountError(document);
      if (error) return { error };
      const Irn = toIrn(document);
      const duplicate = byIrn.get(Irn);
      if (duplicate)
        return {
          error: { code: '2150', text: 'Duplicate IRN', duplicate: withoutTime(duplicate) },
        };
      const registered = toRegistered(document, Irn, {
        number: firstAckNumber + byIrn.size,
        at: now(),
      });
      byIrn.set(Irn, registered);
      return { value: withoutTime(registered) };
    },
    read: (irn: string): PortalResult<Registered> => {
      const found = byIrn.get(irn);
      if (!found) return { error: { code: '2148', text: 'Requested IRN data is not available' } };
      return now().getTime() - found.atMs > 2 * dayMs
        ? { error: { code: '2283', text: 'IRN details cannot be provided after 2 days' } }
        : { value: withoutTime(found) };
    },
    cancel: (irn: string): PortalResult<{ readonly Irn: string; readonly CancelDate: string }> => {
      const found = byIrn.get(irn);
      if (!found) return { error: { code: '2148', text: 'Requested IRN data is not available' } };
      if (found.Status === 'CNL') return { error: { code: '9999', text: 'Invoice is not active' } };
      if (now().getTime() - found.atMs > dayMs)
        return { error: { code: '2270', text: 'The allowed cancellation time limit is crossed' } };
      byIrn.set(irn, { ...found, Status: 'CNL' });
      return { value: { Irn: irn, CancelDate: toPortalTime(now()) } };
    },
    list: (): readonly Registered[] => [...byIrn.values()].map(withoutTime),
  };
};
