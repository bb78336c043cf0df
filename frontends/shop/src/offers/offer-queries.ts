import { offerOperations, type OfferResponse } from '@tokri/contracts/api';
import { useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { fetchActiveOffers } from '@tokri/web-kit/item-card';

export const useOffers = ({
  isEnabled = true,
}: { readonly isEnabled?: boolean } = {}): UseQueryResult<readonly OfferResponse[]> => {
  const pincode = useSession((state) => state.pincode);
  const companyId = useSession((state) => state.companyId);
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  return useQuery({
    queryKey: [offerOperations.listOffersForPlace.operationId, pincode, companyId, partyId],
    queryFn: ({ signal }) => fetchActiveOffers(signal),
    enabled: isEnabled,
  });
};
