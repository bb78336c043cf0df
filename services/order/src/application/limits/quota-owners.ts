import { checkMobile, mailboxKey } from '@tokri/contracts/validation';
import { foldAddress } from '../../domain/limits/folded-address.ts';
import type { OrderTerms } from '../../domain/order.ts';
import type { QuotaOwner } from '../ports/unpaid-quotas.ts';

const toIdentity = (mobile: string): string => {
  const checked = checkMobile(mobile);
  return checked.ok ? checked.value : mobile;
};

/** In the order in which a limit is reported. The customer is the first. */
export const listQuotaOwners = (
  { userId, address, paymentMethod }: Pick<OrderTerms, 'userId' | 'address' | 'paymentMethod'>,
  verifiedEmail: string,
): readonly QuotaOwner[] => [
  { kind: 'customer', userId },
  ...(verifiedEmail === ''
    ? []
    : [{ kind: 'mailbox', mailboxKey: mailboxKey(verifiedEmail) } as const]),
  ...(paymentMethod === 'online'
    ? []
    : ([
        { kind: 'address', foldedAddress: foldAddress(address) },
        { kind: 'mobile', mobile: toIdentity(address.mobile) },
      ] as const)),
];
