import { pageOf, Problem, toPaise, toRupees, type Page } from '@tokri/contracts';
import type { itemOperations, QueryOf } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import {
  filterItems,
  listAll,
  listBrands,
  listForPlace,
  listOnSale,
} from '../application/list-items.ts';
import type { ListedPage, ListNeeds } from '../application/list-items.ts';
import { listRates } from '../application/list-rates.ts';
import { suggest } from '../application/suggest.ts';
import type { Facets } from '../domain/listing.ts';
import { imageUrl, presentListed } from './present-item.ts';
import { createWrittenLists } from './written-lists.ts';
import type { DayLimitNeeds } from '../application/limit-day.ts';
import { listedRules } from '../application/list-offers.ts';
import type { OfferListNeeds } from '../application/list-offers.ts';

type Reads =
  | 'suggest-items'
  | 'list-brands'
  | 'filter-items'
  | 'list-all-items'
  | 'list-items-on-sale'
  | 'list-items-for-place'
  | 'list-rates';

const rupeesToPaise = (rupees: number | undefined): number | undefined =>
  rupees === undefined || rupees === 0 ? undefined : toPaise(rupees);

const idsOf = (text: string | undefined): readonly number[] | undefined =>
  text?.split(',').map(Number);

const presentFacets = ({ brands, types, offers, price }: Facets) => ({
  Brands: brands.map(({ brand, count }) => ({ Brand: brand, Count: count })),
  Types: types.map(({ itemTypeId, name, count }) => ({
    ItemTypeId: itemTypeId,
    Name: name,
    Count: count,
  })),
  Offers: offers.map(({ offerId, name, count }) => ({
    OfferId: offerId,
    Name: name,
    Count: count,
  })),
  Price: { Min: toRupees(price.minPaise), Max: toRupees(price.maxPaise) },
});

type FilterQuery = QueryOf<typeof itemOperations.filterItems>;

/** Rows that show what stands on the shelves. */
export const shelfHandlers = (
  needs: ListNeeds & OfferListNeeds & Pick<DayLimitNeeds, 'dayBoard'>,
): Pick<Handlers<typeof itemOperations>, Reads> => {
  const written = createWrittenLists(needs);
  /** A list that everybody gets alike is written once; those of a party are its own. */
  const forAll = <Body>(
    partyId: number,
    asked: object,
    write: () => { readonly total: number; readonly body: Body },
  ) => (partyId === 0 ? written(JSON.stringify(asked), write) : write());
  const present = ({ items, total, asker }: ListedPage, pincode: string | null = null) => ({
    total,
    body: presentListed(needs, { items, ...asker, pincode }),
  });
  const filtered = (query: FilterQuery, partyId: number, page: Page) => {
    const filters = {
      brand: query.brand,
      typeId: query.typeId,
      groupId: query.categoryId,
      offerId: query.offer,
      minPaise: rupeesToPaise(query.minPrice),
      maxPaise: rupeesToPaise(query.maxPrice),
      inStock: query.inStock === '1',
    };
    const pincode = query.pincode ?? null;
    const found = filterItems(
      needs,
      {
        filters,
        search: query.search,
        sort: query.sort ?? 'relevance',
        partyId,
        offers: listedRules(needs, { partyId, pincode }),
      },
      page,
    );
    return {
      total: found.total,
      body: {
        Items: present(found, pincode).body,
        Total: found.total,
        Page: page.page,
        PageSize: page.pageSize,
        Facets: presentFacets(found.facets),
      },
    };
  };
  return {
    'list-brands': async ({ page }) => {
      const brands = listBrands(needs);
      return {
        total: brands.length,
        body: pageOf(brands, page).map(({ brand, count }) => ({ Brand: brand, Count: count })),
      };
    },
    'filter-items': async ({ query, caller, page }) => {
      const partyId = caller?.partyId ?? 0;
      return forAll(partyId, { ...query, ...page, row: 'filter' }, () =>
        filtered(query, partyId, page),
      );
    },
    'suggest-items': async ({ query }) => ({
      body: suggest(needs, query.search).map(({ kind, text, id, image }) => ({
        Kind: kind,
        Text: text,
        Id: id,
        Image: imageUrl(image),
      })),
    }),
    'list-all-items': async ({ page }) => present(listAll(needs, page)),
    'list-items-on-sale': async ({ caller, page }) => {
      const partyId = caller?.partyId ?? 0;
      return forAll(partyId, { ...page, row: 'on-sale' }, () =>
        present(listOnSale(needs, { partyId, page })),
      );
    },
    'list-items-for-place': async ({ query, caller, page }) => {
      const wish = {
        typeId: query.typeId,
        groupId: query.categoryId,
        date: query.PDate === '0' ? undefined : query.PDate,
        ids: idsOf(query.ids),
      };
      if (wish.ids?.includes(0)) throw new Problem('bad-input', 'ids must be above 0.');
      const partyId = query.userId === 0 ? 0 : (caller?.partyId ?? 0);
      const pincode = query.pincode === '0' ? null : query.pincode;
      return forAll(partyId, { ...wish, ...page, pincode, row: 'place' }, () =>
        present(listForPlace(needs, { ...wish, partyId }, page), pincode),
      );
    },
    'list-rates': async ({ page }) => {
      const { rates, total } = listRates(needs, page);
      return {
        total,
        body: rates.map(
          ({ rateId, item, unit, partyId, fromDate, ratePaise, mrpPaise, taxBasisPoints }) => ({
            Id: rateId,
            ItemId: item.itemId,
            ItemName: item.name,
            UnitId: unit.unitId,
            UnitName: unit.name,
            PartyId: partyId,
            FromDate: fromDate,
            Rate: toRupees(ratePaise),
            Mrp: toRupees(mrpPaise),
            TaxPercent: taxBasisPoints / 100,
          }),
        ),
      };
    },
  };
};
