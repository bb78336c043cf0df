import type { TaxpayerResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { checkGstin } from '@tokri/contracts/tax';
import { preview } from '@tokri/web-kit/platform';
import { t } from '../../labels.ts';
import { useTaxpayer } from './business-queries.ts';

export type GstinLookUp =
  | { readonly kind: 'none' | 'looking-up' | 'failed' }
  | { readonly kind: 'found'; readonly taxpayer: TaxpayerResponse }
  | { readonly kind: 'rejected'; readonly error: string };

const toLookUp = (taxpayer: TaxpayerResponse): GstinLookUp => {
  if (taxpayer.Code === 'lookup-failed') return { kind: 'failed' };
  if (taxpayer.Code !== '') return { kind: 'rejected', error: t(`business.${taxpayer.Code}`) };
  return taxpayer.Status === 'cancelled' || taxpayer.Status === 'suspended'
    ? { kind: 'rejected', error: t(`business.${taxpayer.Status}`) }
    : { kind: 'found', taxpayer };
};

/** Asks the GST portal once the check character is right; there is none in the United Kingdom. */
export const useGstinLookUp = (text: string): GstinLookUp => {
  const checked = checkGstin(text);
  const gstin = checked.ok && !isUnitedKingdom() && !preview() ? checked.value : '';
  const { data, isError, isFetching } = useTaxpayer(gstin);
  if (gstin === '') return { kind: 'none' };
  if (data) return toLookUp(data);
  if (isFetching) return { kind: 'looking-up' };
  return { kind: isError || data === null ? 'failed' : 'looking-up' };
};
