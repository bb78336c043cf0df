import { billingOperations, type PartyCreditResponse } from '@tokri/contracts/api';
import type { CreditRejectionReason } from '@tokri/contracts/orders';
import { callApi, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const usePartyCredit = (partyId: number): UseQueryResult<PartyCreditResponse> =>
  useQuery({
    queryKey: [billingOperations.readPartyCredit.operationId, partyId],
    queryFn: ({ signal }) =>
      callApi(billingOperations.readPartyCredit, {
        query: { PartyId: partyId, CompanyId: session().companyId },
        signal,
      }),
    staleTime: 0,
  });

/** Null when the order can be placed on credit. Billing decides again when it is placed. */
export const whyNotOnCredit = (
  credit: Pick<PartyCreditResponse, 'NotOffered' | 'Available'>,
  payable: number,
): CreditRejectionReason | null =>
  credit.NotOffered ?? (payable > credit.Available ? 'limit' : null);

export const describeCredit = (credit: PartyCreditResponse, payable: number): string => {
  const reason = whyNotOnCredit(credit, payable);
  switch (reason) {
    case null:
      return [
        t('credit.left', {
          left: formatPrice(credit.Available),
          limit: formatPrice(credit.CreditLimit),
        }),
        t('credit.terms', { days: credit.TermsDays }),
      ].join(' · ');
    case 'limit':
      return t('credit.limit', { left: formatPrice(credit.Available), sum: formatPrice(payable) });
    case 'overdue':
      return t('credit.overdue', { sum: formatPrice(credit.Overdue), days: credit.OverdueDays });
    case 'no-credit':
    case 'account':
      return t(`credit.${reason}`);
  }
};
