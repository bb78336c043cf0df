import { isoInstant, toRupees, type Language } from '@tokri/contracts';
import { presentQuotedCoupon, presentQuotedLine, presentQuotedTax, presentQuotedTotals, type CartAnswer, type PricedLineAnswer } from '@tokri/contracts/http';
import type { PricedLine } from '@tokri/contracts/price';
import type { CartView } from '../application/view-cart.ts';
import type { Terms, ViewedLine } from '../domain/priced-view.ts';
import { lineToShow } from '../domain/quote.ts';
import { quantityMax } from '../domain/shelf.ts';
import { onlyLeft, text } from './texts.ts';

const messageOf = ({ state, unit, free }: ViewedLine, language: Language): string => {
  switch (state) {
    case 'ok':
      return '';
    case 'not-available':
      return text('not-available', language);
    case 'stock-short':
      return onlyLeft(unit ? quantityMax(unit, free) : 0, language);
  }
};

const presentLine = (viewed: ViewedLine, priced: PricedLine | undefined, view: { terms: Terms; language: Language }): PricedLineAnswer =>
  presentQuotedLine(lineToShow(viewed, priced, view.terms), { stock: viewed.free, message: messageOf(viewed, view.language) });

/** The cart as shapes.md C2 has it, in rupees. */
export const presentCart = ({ view, terms, pdate, quote, notices }: CartView, language: Language): CartAnswer => {
  const { priced } = view;
  const byKey = new Map(priced.lines.map((line) => [line.key, line]));
  const lines = view.lines.map((viewed) => presentLine(viewed, byKey.get(viewed.line.lineKey), { terms, language }));
  return {
    Lines: lines, Count: view.lines.reduce((count, { line }) => count + line.quantity, 0), PDate: pdate, Totals: presentQuotedTotals(priced.totals),
    TaxSummary: priced.taxSummary.map(presentQuotedTax),
    Coupon: presentQuotedCoupon(priced.coupon),
    MinimumOrder: { Required: toRupees(priced.minimumOrder.requiredPaise), Short: toRupees(priced.minimumOrder.shortPaise) },
    FreeDelivery: { Above: toRupees(priced.freeDelivery.abovePaise), Short: toRupees(priced.freeDelivery.shortPaise) },
    Messages: [
      ...notices.map((code) => ({ Code: code, Text: text(code, language), LineId: 0 })),
      ...view.lines.filter(({ state }) => state !== 'ok').map((viewed) => ({ Code: viewed.state, Text: `${viewed.item?.name ?? ''}: ${messageOf(viewed, language)}`, LineId: viewed.line.lineId })),
    ],
    Quote: quote && { Token: quote.token, ExpiresAt: isoInstant(quote.expiresAt) },
  };
};
