import { offerOperations, type OfferBanner, type OfferResponse } from '@tokri/contracts/api';
import { categoryBannersQuery, defaultCompanyId } from '@tokri/contracts/platform';
import { callApi, preloadedData, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { fetchActiveOffers } from '@tokri/web-kit/item-card';
import { offerPath } from '../catalog/paths.ts';

const { listBannersForPlace, listBannersOfCompany } = offerOperations;

/** Offers of a category are not worth a longer wait for its page. */
const maxWaitMs = 1_000;

const toBanner = (offer: OfferResponse): OfferBanner => ({
  Id: offer.OfferId,
  OfferId: offer.OfferId,
  Title: offer.Name,
  Text: offer.Narration || offer.Text,
  Image: offer.Image,
  Link: offerPath(offer.OfferId),
  Label: offer.Text,
  ToDate: offer.ToDate,
});

/** Business customers have offers of their own, which the lists of banners leave out. */
export const useOfferBanners = ({ isEnabled }: { readonly isEnabled: boolean }) => {
  const pincode = useSession((state) => state.pincode);
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  return useQuery({
    queryKey: [listBannersForPlace.operationId, pincode, partyId],
    queryFn: async ({ signal }): Promise<readonly OfferBanner[]> => {
      if (partyId > 0) return (await fetchActiveOffers(signal)).map(toBanner);
      return pincode
        ? callApi(listBannersForPlace, { query: { pincode }, signal })
        : callApi(listBannersOfCompany, { query: { companyid: defaultCompanyId }, signal });
    },
    enabled: isEnabled,
  });
};

export const useCategoryBanners = (categoryId: number) => {
  const pincode = useSession((state) => state.pincode);
  const query = categoryBannersQuery(categoryId);
  return useQuery({
    queryKey: [listBannersForPlace.operationId, 'category', categoryId, pincode],
    queryFn: ({ signal: cancelled }): Promise<readonly OfferBanner[]> => {
      const signal = AbortSignal.any([cancelled, AbortSignal.timeout(maxWaitMs)]);
      const { companyid, ...filter } = query;
      return pincode
        ? callApi(listBannersForPlace, { query: { pincode, ...filter }, signal })
        : callApi(listBannersOfCompany, { query: { companyid, ...filter }, signal });
    },
    ...preloadedData(listBannersOfCompany, { query, isApproximate: pincode !== '' }),
    retry: false,
  });
};
