import { offerOperations, type OfferAnswer } from '@tokri/contracts/http';
import { useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { readOffers } from '@tokri/web-kit/shelf';

/** The running offers for the visitor, read anew for another place or party. */
export const useOffers = ({
  isWanted = true,
}: { readonly isWanted?: boolean } = {}): UseQueryResult<readonly OfferAnswer[]> => {
  const pincode = useSession((state) => state.pincode);
  const companyId = useSession((state) => state.companyId);
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  return useQuery({
    queryKey: [offerOperations.listOffersForPlace.id, pincode, companyId, partyId],
    queryFn: ({ signal }) => readOffers(signal),
    enabled: isWanted,
  });
};
