import { shopDate } from '@tokri/contracts/dates';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { newCart, type CartLine } from '../../domain/lines/cart.ts';
import { priceView } from '../../domain/pricing/priced-view.ts';
import { findChanges, createSeenPriceReader } from './line-changes.ts';
import { joinLines } from './join-lines.ts';
import { buildPricingTerms, type ViewCartDeps } from './pricing-terms.ts';
import type { CartView } from './view-cart.ts';

export const previewLines = async (
  deps: ViewCartDeps,
  lines: readonly Omit<CartLine, 'lineId'>[],
  delivery: { pincode: string | null; pdate: string | null },
): Promise<CartView> => {
  const pdate = delivery.pdate ?? shopDate(deps.clock());
  if (new Set(lines.map(({ lineKey }) => lineKey)).size !== lines.length) {
    throw new ProblemError('bad-input', 'Each line needs a LineKey of its own.', [
      { field: 'Lines.LineKey', rule: 'unique', message: 'must differ from line to line' },
    ]);
  }
  const options = { pincode: delivery.pincode, addressId: null, slotId: null, couponCode: null };
  const { terms, notices } = await buildPricingTerms(
    deps,
    { userId: 0, partyId: 0, companyId: defaultCompanyId, pdate, cart: newCart(0) },
    options,
  );
  const view = priceView(
    joinLines(
      deps.catalog,
      lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, lineId: 0 })),
      terms,
    ),
    terms,
  );
  return {
    pdate,
    view,
    terms,
    quote: null,
    notices,
    changes: findChanges(deps, view, terms),
    readSeenPrice: createSeenPriceReader(deps, terms),
  };
};
