import { isoInstant, toRupees, type Language } from '@tokri/contracts';
import {
  presentQuotedCoupon,
  presentQuotedLine,
  presentQuotedTax,
  presentQuotedTotals,
  type CartAnswer,
  type PricedLineAnswer,
} from '@tokri/contracts/http';
import {
  couponShort,
  couponText,
  isCouponRefusal,
  type PriceMessage,
  type PricedLine,
} from '@tokri/contracts/price';
import type { LineChange } from '../application/line-changes.ts';
import type { CartView, Notice } from '../application/view-cart.ts';
import type { Terms, ViewedLine } from '../domain/priced-view.ts';
import { lineToShow } from '../domain/quote.ts';
import { changeText, shortText, text } from './texts.ts';

const messageOf = ({ state, most }: ViewedLine, language: Language): string => {
  switch (state) {
    case 'ok':
      return '';
    case 'not-available':
      return text('not-available', language);
    case 'stock-short':
      return shortText(most, language);
  }
};

const presentLine = (
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  view: { terms: Terms; shown: CartView['shown']; language: Language },
): PricedLineAnswer => {
  const quoted = presentQuotedLine(lineToShow(viewed, priced, view.terms), {
    stock: viewed.free,
    message: messageOf(viewed, view.language),
    code: viewed.state === 'ok' ? '' : viewed.state,
    most: viewed.most,
  });
  const offers = view.shown ? { OfferIds: [...(view.shown(viewed).offerIds ?? [])] } : undefined;
  const shown = { ChosenOfferId: viewed.line.offerId, ...offers, ...quoted };
  return priced?.appliedOffer ? { OfferName: priced.appliedOffer.name, ...shown } : shown;
};

const noticeText = (code: Notice, language: Language): string =>
  isCouponRefusal(code) ? couponText(code, language) : text(code, language);

/** What pricing has to tell: an offer that a line named and does not get, a coupon whose minimum is not reached. */
const presentPriceMessage = (
  { code, lineKey }: PriceMessage,
  { view, terms }: CartView,
  language: Language,
): CartAnswer['Messages'][number] => {
  const viewed = view.lines.find(({ line }) => line.lineKey === lineKey);
  if (code !== 'coupon-minimum')
    return {
      Code: code,
      Text: `${viewed?.item?.name ?? ''}: ${text(code, language)}`,
      LineId: viewed?.line.lineId ?? 0,
    };
  const shortPaise = terms.coupon ? couponShort(terms.coupon, view.priced.totals.itemsPaise) : 0;
  return { Code: code, Text: couponText(code, language, shortPaise), LineId: 0 };
};

/** What changed, with the price of one unit before and after where that is what changed. */
const presentChange = (
  { line, name, most, change, offerName }: LineChange,
  language: Language,
): CartAnswer['Changes'][number] => {
  const isPrice = change.code === 'price-up' || change.code === 'price-down';
  const prices = isPrice
    ? { Was: toRupees(change.wasPaise), Now: toRupees(change.nowPaise) }
    : { Was: null, Now: null };
  return {
    LineId: line.lineId,
    LineKey: line.lineKey,
    ItemId: line.itemId,
    Code: change.code,
    Text: changeText(change, { name, most, offerName }, language),
    ...prices,
  };
};

/** The cart as shapes.md C2 has it, in rupees. */
export const presentCart = (cart: CartView, language: Language): CartAnswer => {
  const { view, terms, pdate, quote, notices, shown } = cart;
  const { priced } = view;
  const byKey = new Map(priced.lines.map((line) => [line.key, line]));
  const lines = view.lines.map((viewed) =>
    presentLine(viewed, byKey.get(viewed.line.lineKey), { terms, shown, language }),
  );
  return {
    Lines: lines,
    Count: view.lines.reduce((count, { line }) => count + line.quantity, 0),
    PDate: pdate,
    Totals: presentQuotedTotals({ totals: priced.totals, taxSummary: priced.taxSummary }),
    TaxSummary: priced.taxSummary.map(presentQuotedTax),
    Coupon: presentQuotedCoupon(priced.coupon),
    MinimumOrder: {
      Required: toRupees(priced.minimumOrder.requiredPaise),
      Short: toRupees(priced.minimumOrder.shortPaise),
    },
    FreeDelivery: {
      Above: toRupees(priced.freeDelivery.abovePaise),
      Short: toRupees(priced.freeDelivery.shortPaise),
    },
    Messages: [
      ...notices.map((code) => ({ Code: code, Text: noticeText(code, language), LineId: 0 })),
      ...priced.messages.map((message) => presentPriceMessage(message, cart, language)),
      ...view.lines
        .filter(({ state }) => state !== 'ok')
        .map((viewed) => ({
          Code: viewed.state,
          Text: `${viewed.item?.name ?? ''}: ${messageOf(viewed, language)}`,
          LineId: viewed.line.lineId,
        })),
    ],
    Changes: cart.changes.map((change) => presentChange(change, language)),
    Quote: quote && { Token: quote.token, ExpiresAt: isoInstant(quote.expiresAt) },
  };
};
