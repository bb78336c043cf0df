import { offerOperations, type OfferResponse } from '@tokri/contracts/api';
import { callApi } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

export const fetchActiveOffers = (signal?: AbortSignal): Promise<readonly OfferResponse[]> => {
  const { pincode, companyId, user } = session();
  const partyId = user?.PartyId ?? 0;
  return pincode
    ? callApi(offerOperations.listOffersForPlace, { query: { pincode, Partyid: partyId }, signal })
    : callApi(offerOperations.listOffersOfCompany, {
        query: { OfferUsercompanyId: companyId, PartyId: partyId },
        signal,
      });
};
