import { formatInstant } from '@tokri/contracts/dates';
import { hindiTexts, nameIn, type Language, type Named } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import {
  toCouponResponse,
  toLineResponse,
  toTaxSummaryResponse,
  toTotalsResponse,
  type CartLineResponse,
  type CartResponse,
} from '@tokri/contracts/api';
import {
  couponErrorMessage,
  couponShortfall,
  isCouponErrorCode,
  type PricedLine,
  type PriceMessage,
} from '@tokri/contracts/pricing';
import type { LineChange } from '../application/pricing/line-changes.ts';
import type { CartView } from '../application/pricing/view-cart.ts';
import type { CartNotice } from '../application/pricing/pricing-terms.ts';
import type { PricingTerms, ViewedLine } from '../domain/pricing/priced-view.ts';
import { toQuotedLine } from '../domain/pricing/quote.ts';
import { toChangeMessage, toShortageMessage, errorMessage } from './error-messages.ts';

const toLineMessage = ({ state, maxQuantity }: ViewedLine, language: Language): string => {
  switch (state) {
    case 'ok':
      return '';
    case 'not-available':
      return errorMessage('not-available', language);
    case 'stock-short':
      return toShortageMessage(maxQuantity, language);
  }
};

const toCartLineResponse = (
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  view: { terms: PricingTerms; readSeenPrice: CartView['readSeenPrice']; language: Language },
): CartLineResponse => {
  const quoted = toLineResponse(toQuotedLine(viewed, priced, view.terms), {
    stock: viewed.available,
    message: toLineMessage(viewed, view.language),
    code: viewed.state === 'ok' ? '' : viewed.state,
    maxQuantity: viewed.maxQuantity,
  });
  const offers = view.readSeenPrice
    ? { OfferIds: [...(view.readSeenPrice(viewed).offerIds ?? [])] }
    : undefined;
  const response = { ChosenOfferId: viewed.line.offerId, ...offers, ...quoted };
  if (!priced?.appliedOffer) return response;
  const { name, hindiName } = priced.appliedOffer;
  return {
    OfferName: name,
    ...response,
    Hindi: hindiTexts({ ...quoted.Hindi, OfferName: hindiName }),
  };
};

const itemNameIn = (item: Named | undefined, language: Language): string =>
  item ? nameIn(item, language) : '';

const toNoticeMessage = (code: CartNotice, language: Language): string =>
  isCouponErrorCode(code) ? couponErrorMessage(code, language) : errorMessage(code, language);

const toPriceMessageResponse = (
  { code, lineKey }: PriceMessage,
  { view, terms }: CartView,
  language: Language,
): CartResponse['Messages'][number] => {
  const viewed = view.lines.find(({ line }) => line.lineKey === lineKey);
  if (code !== 'coupon-minimum')
    return {
      Code: code,
      Text: `${itemNameIn(viewed?.item, language)}: ${errorMessage(code, language)}`,
      LineId: viewed?.line.lineId ?? 0,
    };
  const shortPaise = terms.coupon
    ? couponShortfall(terms.coupon, view.priced.totals.itemsPaise)
    : 0;
  return { Code: code, Text: couponErrorMessage(code, language, shortPaise), LineId: 0 };
};

const toChangeResponse = (
  { line, item, maxQuantity, change, isOfNewLocation, offer }: LineChange,
  language: Language,
): CartResponse['Changes'][number] => {
  const isPrice = change.code === 'price-up' || change.code === 'price-down';
  const prices = isPrice
    ? { Was: toRupees(change.wasPaise), Now: toRupees(change.nowPaise) }
    : { Was: null, Now: null };
  return {
    LineId: line.lineId,
    LineKey: line.lineKey,
    ItemId: line.itemId,
    Code: change.code,
    Text: toChangeMessage(
      change,
      {
        name: itemNameIn(item, language),
        maxQuantity,
        isOfNewLocation,
        offerName: offer ? nameIn(offer, language) : '',
      },
      language,
    ),
    ...prices,
    ...(isOfNewLocation ? { Reason: 'location' as const } : {}),
  };
};

export const toCartResponse = (cart: CartView, language: Language): CartResponse => {
  const { view, terms, pdate, quote, notices, readSeenPrice } = cart;
  const { priced } = view;
  const byKey = new Map(priced.lines.map((line) => [line.key, line]));
  const lines = view.lines.map((viewed) =>
    toCartLineResponse(viewed, byKey.get(viewed.line.lineKey), {
      terms,
      readSeenPrice,
      language,
    }),
  );
  return {
    Lines: lines,
    Count: view.lines.reduce((count, { line }) => count + line.quantity, 0),
    PDate: pdate,
    Totals: toTotalsResponse({ totals: priced.totals, taxSummary: priced.taxSummary }),
    TaxSummary: priced.taxSummary.map(toTaxSummaryResponse),
    Coupon: toCouponResponse(priced.coupon),
    MinimumOrder: {
      Required: toRupees(priced.minimumOrder.requiredPaise),
      Short: toRupees(priced.minimumOrder.shortPaise),
    },
    FreeDelivery: {
      Above: toRupees(priced.freeDelivery.abovePaise),
      Short: toRupees(priced.freeDelivery.shortPaise),
    },
    Messages: [
      ...notices.map((code) => ({ Code: code, Text: toNoticeMessage(code, language), LineId: 0 })),
      ...priced.messages.map((message) => toPriceMessageResponse(message, cart, language)),
      ...view.lines
        .filter(({ state }) => state !== 'ok')
        .map((viewed) => ({
          Code: viewed.state,
          Text: `${itemNameIn(viewed.item, language)}: ${toLineMessage(viewed, language)}`,
          LineId: viewed.line.lineId,
        })),
    ],
    Changes: cart.changes.map((change) => toChangeResponse(change, language)),
    Quote: quote && { Token: quote.token, ExpiresAt: formatInstant(quote.expiresAt) },
  };
};
