import type { promotionOperations, RequestQuery, StaffOfferResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { offerLabel, type Offer as Rule } from '@tokri/contracts/pricing';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { switchOffer } from '../../application/offers/change-offer.ts';
import type { SaveOfferDeps } from '../../application/offers/save-offer.ts';
import { countItemsOnSale, type ListOffersDeps } from '../../application/offers/list-offers.ts';
import type { EncodeImage } from '../../application/ports/images.ts';
import type { PromotionUsageStore } from '../../application/ports/promotion-usage.ts';
import {
  findStaffOffer,
  listStaffOffers,
  type PromotionFilter,
  type StaffOfferRow,
} from '../../application/promotions/list-promotions.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';
import { uploadImage } from '../images/upload-image.ts';
import { toOfferItems, toScopeFields, offerImage } from '../offers/offer-response.ts';

type Deps = ListOffersDeps &
  SaveOfferDeps & { readonly promotionUsage: PromotionUsageStore; readonly encode: EncodeImage };

export const toPromotionFilter = ({
  Search = '',
  State,
}: RequestQuery<typeof promotionOperations.listStaffOffers>): PromotionFilter => ({
  search: Search,
  state: State,
});

type RuleFields = Pick<
  StaffOfferResponse,
  'Percent' | 'Amount' | 'Buy' | 'Free' | 'Price' | 'Minimum' | 'AtMost'
>;

const noRuleFields: RuleFields = {
  Percent: 0,
  Amount: 0,
  Buy: 0,
  Free: 0,
  Price: 0,
  Minimum: 0,
  AtMost: 0,
};

const toRuleFields = (rule: Rule): RuleFields => {
  switch (rule.kind) {
    case 'percentage':
      return { ...noRuleFields, Percent: rule.basisPoints / 100 };
    case 'amount':
      return { ...noRuleFields, Amount: toRupees(rule.amountPaise) };
    case 'buy-x-get-y':
      return { ...noRuleFields, Buy: rule.buy, Free: rule.free };
    case 'combo':
      return { ...noRuleFields, Price: toRupees(rule.pricePaise) };
    case 'threshold':
      return {
        ...noRuleFields,
        Minimum: toRupees(rule.minimumPaise),
        ...(rule.reward.kind === 'amount'
          ? { Amount: toRupees(rule.reward.amountPaise) }
          : {
              Percent: rule.reward.basisPoints / 100,
              AtMost: toRupees(rule.reward.atMostPaise ?? 0),
            }),
      };
  }
};

const toStaffOfferResponse = (
  { offer, rev, id, state, usage }: StaffOfferRow,
  language: Language,
): StaffOfferResponse => ({
  Id: id,
  Rev: rev,
  Status: offer.isOn ? 1 : 0,
  State: state,
  StoppedOn: offer.stoppedOn,
  Uses: usage.uses,
  Cost: toRupees(usage.costPaise),
  Name: offer.rule.name,
  Narration: offer.narration,
  Kind: offer.rule.kind,
  Text: offerLabel(offer.rule, language),
  ...toScopeFields(offer.rule),
  ...toRuleFields(offer.rule),
  CompanyId: offer.companyId,
  PartyId: offer.partyId,
  FromDate: offer.fromDate,
  ToDate: offer.toDate,
  Places: offer.places.map(({ pincodeFrom, pincodeTo }) => ({
    PincodeFrom: pincodeFrom,
    PincodeTo: pincodeTo,
  })),
  Image: offerImage(offer),
  ImageHash: offer.image,
  HindiTexts: { Name: offer.rule.hindiName ?? '', Narration: offer.hindiNarration ?? '' },
});

export const createStaffOfferHandlers = (
  deps: Deps,
): Pick<
  OperationHandlers<typeof promotionOperations>,
  'list-staff-offers' | 'read-staff-offer' | 'switch-offer' | 'upload-promotion-image'
> => ({
  'list-staff-offers': async ({ query, pagination, language }) => {
    const { rows, total } = await listStaffOffers(deps, toPromotionFilter(query), pagination);
    return { total, body: rows.map((row) => toStaffOfferResponse(row, language)) };
  },
  'read-staff-offer': async ({ query, language }) => {
    const row = await findStaffOffer(deps, query.OfferId);
    return {
      body: {
        ...toStaffOfferResponse(row, language),
        Items: toOfferItems(row.offer.rule),
        ItemCount: countItemsOnSale(deps, row.offer.rule),
      },
    };
  },
  'switch-offer': async ({ body, language }) => ({
    body: toResultEntries(
      await switchOffer(deps, { offerId: body.OfferId, to: body.State }),
      language,
    ),
  }),
  'upload-promotion-image': ({ file, language }) => uploadImage(deps, { file, name: '', language }),
});
