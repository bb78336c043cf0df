import { shopDate } from '@tokri/contracts/dates';
import { type Language } from '@tokri/contracts/language';
import { toPaise } from '@tokri/contracts/money';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { findLocationId } from '@tokri/contracts/slots';
import { ProblemError } from '@tokri/contracts/problems';
import {
  commandSucceeded,
  type Caller,
  type CartLineBody,
  type cartOperations,
  type RequestBody,
  type RequestQuery,
  type couponOperations,
} from '@tokri/contracts/api';
import {
  createHandlers,
  type BoundHandlers,
  type OperationHandlers,
} from '@tokri/service-kit/http';
import { removeOwnLine } from '../application/lines/remove-line.ts';
import {
  uploadLines,
  type LineForPlace,
  type UploadResult,
} from '../application/lines/upload-lines.ts';
import { previewLines } from '../application/pricing/preview-lines.ts';
import { viewCart, type CartView } from '../application/pricing/view-cart.ts';
import { type ViewCartDeps } from '../application/pricing/pricing-terms.ts';
import type { CartWatcher } from '../application/open-carts/cart-watcher.ts';
import { maxQuantityOnSale } from '../domain/catalog-view/catalog-item.ts';
import { createCouponHandlers } from './coupon-handlers.ts';
import { toCartResponse } from './cart-response.ts';
import { toOwnCartsResponse } from './own-carts-response.ts';
import { toCappedMessage, toCommandResponse } from './error-messages.ts';

/** In a preview nobody watches the cart: the customer is told of no change because of it. */
const trackOwnView = (
  { watcher }: { readonly watcher: CartWatcher },
  { userId, partyId, previewedBy }: Caller,
  view: CartView,
): void => {
  if (previewedBy === undefined) watcher.trackView({ userId, partyId }, view);
};

const toUploadResponse = (result: UploadResult, language: Language) =>
  toCommandResponse(result, language, ({ lineId, quantity, isCapped }) => ({
    ...commandSucceeded(lineId, { Quantity: quantity, Capped: isCapped }),
    ...(isCapped ? { Message: toCappedMessage(quantity, language), Code: 'capped' } : {}),
  }));

const toUploadedLine = (body: CartLineBody) => ({
  lineKey: body.LineKey,
  itemId: body.ItemId,
  unitId: body.UnitId,
  offerId: body.OfferId,
  quantity: body.Quantity,
  pdate: body.PDate,
  pincode: body.Pincode,
});

interface ViewQuery {
  readonly Pincode?: string | undefined;
  readonly AddressId?: number | undefined;
  readonly SlotId?: number | undefined;
  readonly CouponCode?: string | undefined;
}
const toViewOptions = ({ Pincode, AddressId, SlotId, CouponCode }: ViewQuery) => ({
  pincode: Pincode ?? null,
  addressId: AddressId ?? null,
  slotId: SlotId ?? null,
  couponCode: CouponCode || null,
});

type StockQuery = Pick<LineForPlace, 'itemId' | 'unitId' | 'offerId' | 'pdate' | 'pincode'>;

const toStockResponse = (
  { catalog, delivery }: ViewCartDeps,
  query: StockQuery,
  partyId: number,
) => {
  const item = catalog.findItem(query.itemId);
  const unit = item?.units.find(({ unitId }) => unitId === query.unitId);
  if (!item || !unit) throw new ProblemError('not-found');
  const locationId = findLocationId(delivery.areas(), query.pincode);
  const available = catalog.availableUnits(unit.unitId, { pdate: query.pdate, locationId });
  const isAvailable =
    maxQuantityOnSale({ item, unit, available }, { pdate: query.pdate, partyId }) > 0;
  return [
    {
      ItemId: item.itemId,
      UnitId: unit.unitId,
      OfferId: query.offerId,
      Stock: available,
      MaxPerOrder: unit.maxPerOrder,
      Available: isAvailable,
    },
  ];
};

interface CartHandlerDeps extends ViewCartDeps {
  readonly watcher: CartWatcher;
}

type Handlers = OperationHandlers<typeof cartOperations>;

const toPreviewLine = ({
  LineKey,
  ItemId,
  UnitId,
  OfferId,
  Quantity,
  SeenRateWithTax,
  SeenOfferIds,
}: RequestBody<(typeof cartOperations)['previewCart']>['Lines'][number]) => ({
  lineKey: LineKey,
  itemId: ItemId,
  unitId: UnitId,
  offerId: OfferId,
  quantity: Quantity,
  ...(SeenRateWithTax === undefined && !SeenOfferIds
    ? {}
    : {
        seen: {
          rateWithTaxPaise: SeenRateWithTax === undefined ? null : toPaise(SeenRateWithTax),
          offerIds: SeenOfferIds ?? null,
        },
      }),
});

const lineHandlers = (
  deps: ViewCartDeps,
): Pick<Handlers, 'upload-cart-line' | 'delete-cart-line'> => ({
  'upload-cart-line': async ({ body, caller, language }) => {
    const { userId, partyId } = caller;
    const lines = (Array.isArray(body) ? body : [body]).map(toUploadedLine);
    return {
      body: (await uploadLines(deps, { userId, partyId, lines })).map((result) =>
        toUploadResponse(result, language),
      ),
    };
  },
  'delete-cart-line': async ({ query, caller }) => {
    await removeOwnLine(deps, { userId: caller.userId, lineId: query.DeleteCartId });
    return { body: [commandSucceeded(query.DeleteCartId)] };
  },
});

const viewHandlers = (
  deps: CartHandlerDeps,
): Pick<Handlers, 'read-cart' | 'read-nearest-cart' | 'preview-cart'> => ({
  'read-cart': async ({ query, caller, language }) => {
    const { userId, partyId } = caller;
    const view = await viewCart(
      deps,
      { userId, partyId, companyId: defaultCompanyId, pdate: query.PDate },
      toViewOptions(query),
    );
    trackOwnView(deps, caller, view);
    return { body: toCartResponse(view, language) };
  },
  'read-nearest-cart': async ({ query, caller, language }) => {
    const { userId, partyId } = caller;
    const view = await viewCart(
      deps,
      { userId, partyId, companyId: query.CompanyId, pdate: null },
      toViewOptions(query),
    );
    trackOwnView(deps, caller, view);
    return { body: toCartResponse(view, language) };
  },
  'preview-cart': async ({ body, language }) => {
    const today = shopDate(deps.clock());
    const pdate = body.PDate !== undefined && body.PDate >= today ? body.PDate : today;
    const lines = body.Lines.map(toPreviewLine);
    return {
      body: toCartResponse(
        await previewLines(deps, lines, { pincode: body.Pincode || null, pdate }),
        language,
      ),
    };
  },
});

const toStockQuery = (
  { itemId, unitId, PDate, Pincode }: RequestQuery<(typeof cartOperations)['readStock']>,
  offerId: number,
): StockQuery => ({ itemId, unitId, offerId, pdate: PDate, pincode: Pincode });

const stockHandlers = (deps: ViewCartDeps): Pick<Handlers, 'read-offer-stock' | 'read-stock'> => ({
  'read-offer-stock': async ({ query, caller }) => ({
    body: toStockResponse(deps, toStockQuery(query, query.OfferId), caller?.partyId ?? 0),
  }),
  'read-stock': async ({ query, caller }) => ({
    body: toStockResponse(deps, toStockQuery(query, 0), caller?.partyId ?? 0),
  }),
});

export const createCartHandlers = (deps: CartHandlerDeps): BoundHandlers =>
  createHandlers<typeof cartOperations & typeof couponOperations>({
    ...createCouponHandlers(deps),
    ...lineHandlers(deps),
    ...viewHandlers(deps),
    ...stockHandlers(deps),
    'list-own-carts': async ({ query }) => ({
      body: toOwnCartsResponse((await deps.store.load(query.UserId)).cart, deps.catalog),
    }),
  });
