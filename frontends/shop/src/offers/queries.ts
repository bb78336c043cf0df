import { offerOperations, type OfferAnswer } from '@tokri/contracts/http';
import { call, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

/** More at once nobody reads. */
const offersMax = 50;

/** The running offers for the visitor's place and party (P6); as long as no place is told, those of the company (P7). */
export const useOffers = ({ isWanted = true }: { readonly isWanted?: boolean } = {}): UseQueryResult<readonly OfferAnswer[]> => {
  const pincode = useSession((state) => state.pincode);
  const companyId = useSession((state) => state.companyId);
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  return useQuery({
    queryKey: [offerOperations.listOffersForPlace.id, pincode, companyId, partyId],
    queryFn: ({ signal }): Promise<readonly OfferAnswer[]> => (pincode
      ? call(offerOperations.listOffersForPlace, { query: { pincode, Partyid: partyId, pageSize: offersMax }, signal })
      : call(offerOperations.listOffersOfCompany, { query: { OfferUsercompanyId: companyId, PartyId: partyId, pageSize: offersMax }, signal })),
    enabled: isWanted,
  });
};
