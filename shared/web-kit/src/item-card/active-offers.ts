import { offerOperations, type OfferResponse } from '@tokri/contracts/http';
import { callApi } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';

/** The running offers for the visitor's place and party (P6); as long as no place is told, those of the company (P7). A page of them: more at once nobody reads. */
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
