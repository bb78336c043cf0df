import { err, ok } from '@tokri/contracts/result';
import { checkTaxNumber } from '@tokri/contracts/tax';
import type { UserResult } from '../../domain/user-result.ts';
import type { GstPortal, TaxpayerResult } from '../ports/gst-portal.ts';

export const lookUpGstin =
  ({ portal }: { readonly portal: GstPortal }) =>
  async (text: string): Promise<UserResult<TaxpayerResult & { readonly gstin: string }>> => {
    const gstin = checkTaxNumber(text);
    if (!gstin.ok) return err('gstin-invalid');
    return ok({ ...(await portal.findTaxpayer(gstin.value)), gstin: gstin.value });
  };
