import { firstCompanyId, kolkataDate, Problem, toPaise, type Language } from '@tokri/contracts';
import {
  done,
  refused,
  type CartLineBody,
  type cartOperations,
  type couponOperations,
} from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { removeLineOf } from '../application/remove-line.ts';
import { uploadLines, type LineUploaded } from '../application/upload-lines.ts';
import { previewLines, viewCartOf, type ViewNeeds } from '../application/view-cart.ts';
import type { CartWatch } from '../application/watch-carts.ts';
import { mostOnSale } from '../domain/shelf.ts';
import { couponHandlers } from './coupon-handlers.ts';
import { presentCart } from './present-cart.ts';
import { cappedText, text } from './texts.ts';

const presentUpload = (outcome: LineUploaded, language: Language) => {
  if (!outcome.ok) return refused(outcome.code, text(outcome.code, language));
  const { lineId, quantity, capped } = outcome.value;
  return {
    ...done(lineId, { Quantity: quantity, Capped: capped }),
    ...(capped ? { Message: cappedText(quantity, language), Code: 'capped' } : {}),
  };
};

const toUpload = (body: CartLineBody) => ({
  lineKey: body.LineKey,
  itemId: body.ItemId,
  unitId: body.UnitId,
  offerId: body.OfferId,
  quantity: body.Quantity,
  pdate: body.PDate,
});

interface WishNames {
  readonly Pincode?: string | undefined;
  readonly AddressId?: number | undefined;
  readonly SlotId?: number | undefined;
  readonly CouponCode?: string | undefined;
}
const wishesOf = ({ Pincode, AddressId, SlotId, CouponCode }: WishNames) => ({
  pincode: Pincode ?? null,
  addressId: AddressId ?? null,
  slotId: SlotId ?? null,
  couponCode: CouponCode || null,
});

interface AskedStock {
  readonly itemId: number;
  readonly unitId: number;
  readonly offerId: number;
  readonly pdate: string;
}

const stockOf = ({ shelf }: ViewNeeds, asked: AskedStock, partyId: number) => {
  const item = shelf.item(asked.itemId);
  const unit = item?.units.find(({ unitId }) => unitId === asked.unitId);
  if (!item || !unit) throw new Problem('not-found');
  const free = shelf.free(unit.unitId, asked.pdate);
  const isAvailable = mostOnSale({ item, unit, free }, { pdate: asked.pdate, partyId }) > 0;
  return [
    {
      ItemId: item.itemId,
      UnitId: unit.unitId,
      OfferId: asked.offerId,
      Stock: free,
      MaxPerOrder: unit.maxPerOrder,
      Available: isAvailable,
    },
  ];
};

/** Binds the rows of the contract to the use cases. */
export const cartHandlers = (needs: ViewNeeds & { readonly watch: CartWatch }): BoundHandlers =>
  createHandlers<typeof cartOperations & typeof couponOperations>({
    ...couponHandlers(needs),
    'upload-cart-line': async ({ body, caller, language }) => {
      const { userId, partyId } = caller;
      const lines = (Array.isArray(body) ? body : [body]).map(toUpload);
      return {
        body: (await uploadLines(needs, { userId, partyId, lines })).map((outcome) =>
          presentUpload(outcome, language),
        ),
      };
    },
    'read-cart': async ({ query, caller, language }) => {
      const { userId, partyId } = caller;
      const view = await viewCartOf(
        needs,
        { userId, partyId, companyId: firstCompanyId, pdate: query.PDate },
        wishesOf(query),
      );
      needs.watch.saw({ userId, partyId }, view);
      return { body: presentCart(view, language) };
    },
    'read-nearest-cart': async ({ query, caller, language }) => {
      const { userId, partyId } = caller;
      const view = await viewCartOf(
        needs,
        { userId, partyId, companyId: query.CompanyId, pdate: null },
        wishesOf(query),
      );
      needs.watch.saw({ userId, partyId }, view);
      return { body: presentCart(view, language) };
    },
    'delete-cart-line': async ({ query, caller }) => {
      await removeLineOf(needs, { userId: caller.userId, lineId: query.DeleteCartId });
      return { body: [done(query.DeleteCartId)] };
    },
    'read-offer-stock': async ({ query, caller }) => ({
      body: stockOf(
        needs,
        { itemId: query.itemId, unitId: query.unitId, offerId: query.OfferId, pdate: query.PDate },
        caller?.partyId ?? 0,
      ),
    }),
    'read-stock': async ({ query, caller }) => ({
      body: stockOf(
        needs,
        { itemId: query.itemId, unitId: query.unitId, offerId: 0, pdate: query.PDate },
        caller?.partyId ?? 0,
      ),
    }),
    'preview-cart': async ({ body, language }) => {
      const today = kolkataDate(needs.clock());
      const pdate = body.PDate !== undefined && body.PDate >= today ? body.PDate : today;
      const lines = body.Lines.map(
        ({ LineKey, ItemId, UnitId, OfferId, Quantity, SeenRateWithTax, SeenOfferIds }) => ({
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
        }),
      );
      return {
        body: presentCart(
          await previewLines(needs, lines, { pincode: body.Pincode || null, pdate }),
          language,
        ),
      };
    },
  });
