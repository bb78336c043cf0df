import { Problem, toPaise, toRupees } from '@tokri/contracts';
import type { itemOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { filterItems, listAll, listBrands, listForPlace, listOnSale } from '../application/list-items.ts';
import type { ListedPage, ListNeeds } from '../application/list-items.ts';
import { listRates } from '../application/list-rates.ts';
import { suggest } from '../application/suggest.ts';
import { pageOf } from '../domain/listing.ts';
import { imageUrl, presentListed } from './present-item.ts';
import type { DayLimitNeeds } from '../application/limit-day.ts';
import { listedRules } from '../application/list-offers.ts';
import type { OfferListNeeds } from '../application/list-offers.ts';

type Reads = 'suggest-items' | 'list-brands' | 'filter-items' | 'list-all-items' | 'list-items-on-sale' | 'list-items-for-place' | 'list-rates';

const rupeesToPaise = (rupees: number | undefined): number | undefined => (rupees === undefined || rupees === 0 ? undefined : toPaise(rupees));

const idsOf = (text: string | undefined): readonly number[] | undefined => text?.split(',').map(Number);

/** Rows that show what stands on the shelves. */
export const shelfHandlers = (needs: ListNeeds & OfferListNeeds & Pick<DayLimitNeeds, 'dayBoard'>): Pick<Handlers<typeof itemOperations>, Reads> => {
  const present = ({ items, total, asker }: ListedPage, pincode: string | null = null) => ({ total, body: presentListed(needs, { items, ...asker, pincode }) });
  return {
    'list-brands': async ({ page }) => {
      const brands = listBrands(needs);
      return { total: brands.length, body: pageOf(brands, page).map(({ brand, count }) => ({ Brand: brand, Count: count })) };
    },
    'filter-items': async ({ query, caller, page }) => {
      const filters = { brand: query.brand, typeId: query.typeId, groupId: query.categoryId, offerId: query.offer, minPaise: rupeesToPaise(query.minPrice), maxPaise: rupeesToPaise(query.maxPrice), inStock: query.inStock === '1' };
      const partyId = caller?.partyId ?? 0;
      const pincode = query.pincode ?? null;
      const found = filterItems(needs, { filters, search: query.search, sort: query.sort ?? 'relevance', partyId, offers: listedRules(needs, { partyId, pincode }) }, page);
      const { brands, types, offers, price } = found.facets;
      return {
        total: found.total,
        body: {
          Items: present(found, pincode).body, Total: found.total, Page: page.page, PageSize: page.pageSize,
          Facets: {
            Brands: brands.map(({ brand, count }) => ({ Brand: brand, Count: count })), Types: types.map(({ itemTypeId, name, count }) => ({ ItemTypeId: itemTypeId, Name: name, Count: count })),
            Offers: offers.map(({ offerId, name, count }) => ({ OfferId: offerId, Name: name, Count: count })), Price: { Min: toRupees(price.minPaise), Max: toRupees(price.maxPaise) },
          },
        },
      };
    },
    'suggest-items': async ({ query }) => ({ body: suggest(needs, query.search).map(({ kind, text, id, image }) => ({ Kind: kind, Text: text, Id: id, Image: imageUrl(image) })) }),
    'list-all-items': async ({ page }) => present(listAll(needs, page)),
    'list-items-on-sale': async ({ caller, page }) => present(listOnSale(needs, { partyId: caller?.partyId ?? 0, page })),
    'list-items-for-place': async ({ query, caller, page }) => {
      const wish = { typeId: query.typeId, groupId: query.categoryId, date: query.PDate === '0' ? undefined : query.PDate, ids: idsOf(query.ids) };
      if (wish.ids?.includes(0)) throw new Problem('bad-input', 'ids must be above 0.');
      return present(listForPlace(needs, { ...wish, partyId: query.userId === 0 ? 0 : (caller?.partyId ?? 0) }, page), query.pincode === '0' ? null : query.pincode);
    },
    'list-rates': async ({ page }) => {
      const { rates, total } = listRates(needs, page);
      return {
        total,
        body: rates.map(({ rateId, item, unit, partyId, fromDate, ratePaise, mrpPaise, taxBasisPoints }) => ({
          Id: rateId, ItemId: item.itemId, ItemName: item.name, UnitId: unit.unitId, UnitName: unit.name, PartyId: partyId, FromDate: fromDate, Rate: toRupees(ratePaise), Mrp: toRupees(mrpPaise), TaxPercent: taxBasisPoints / 100,
        })),
      };
    },
  };
};
