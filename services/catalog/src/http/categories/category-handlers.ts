import { formatInstant } from '@tokri/contracts/dates';
import { paginate } from '@tokri/contracts/platform';
import type { itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { saveItemGroup, saveItemType } from '../../application/categories/save-category.ts';
import type { RefreshCategoriesDeps } from '../../application/categories/save-category.ts';
import { saveSlide } from '../../application/images/save-slide.ts';
import type { SlideStore } from '../../application/ports/slides.ts';
import { imagePath } from '../../domain/images/image.ts';
import { imageUrl } from '../items/item-response.ts';
import { toResultEntries } from '../result-messages.ts';

type OperationId =
  | 'list-item-types'
  | 'save-item-type'
  | 'list-item-groups'
  | 'save-item-group'
  | 'list-slider-images'
  | 'save-slider-image';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

export const categoryHandlers = (
  deps: RefreshCategoriesDeps & { readonly slides: SlideStore },
): Pick<OperationHandlers<typeof itemOperations>, OperationId> => {
  const { catalogIndex, slides } = deps;
  return {
    'list-item-types': async ({ query, pagination }) => {
      const counts = catalogIndex.countsOnSale().types;
      const types = catalogIndex
        .types()
        .filter(({ itemGroupId }) => !query.ItemGroupId || itemGroupId === query.ItemGroupId);
      return {
        total: types.length,
        body: paginate(types, pagination).map((type) => ({
          Id: type.itemTypeId,
          Name: type.name,
          Code: type.code,
          Narration: type.narration,
          LastUpdatedOn: formatInstant(type.changedAt),
          PartyDetails: '',
          ItemTypeImage: type.image,
          ItemTypeImageUrl: imageUrl(type.image),
          ItemGroupId: type.itemGroupId,
          Count: counts.count(type.itemTypeId),
        })),
      };
    },
    'save-item-type': async ({ body, language, allocateId }) => {
      const wish = {
        itemTypeId: body.Id,
        name: body.Name,
        code: body.Code,
        narration: body.Narration,
        itemGroupId: body.ItemGroupId,
        image: body.Image,
      };
      return { body: toResultEntries(await saveItemType({ ...deps, allocateId }, wish), language) };
    },
    'list-item-groups': async ({ pagination }) => {
      const counts = catalogIndex.countsOnSale().types;
      const types = catalogIndex.types();
      const groups = catalogIndex.groups();
      const countOf = (groupId: number): number =>
        sum(
          types
            .filter(({ itemGroupId }) => itemGroupId === groupId)
            .map(({ itemTypeId }) => counts.count(itemTypeId)),
        );
      return {
        total: groups.length,
        body: paginate(groups, pagination).map((group) => ({
          Id: group.itemGroupId,
          Name: group.name,
          Tint: group.tint,
          ImageUrl: imageUrl(group.image),
          Position: group.position,
          Count: countOf(group.itemGroupId),
        })),
      };
    },
    'save-item-group': async ({ body, language, allocateId }) => {
      const wish = {
        itemGroupId: body.Id,
        name: body.Name,
        tint: body.Tint,
        position: body.Position,
        image: body.Image,
      };
      return {
        body: toResultEntries(await saveItemGroup({ ...deps, allocateId }, wish), language),
      };
    },
    'list-slider-images': async ({ pagination }) => {
      const all = await slides.listAll();
      return {
        total: all.length,
        body: paginate(all, pagination).map((slide) => {
          const pictures = slide.images.map((hash) => imagePath(hash, 'large'));
          return {
            Id: slide.slideId,
            Image: pictures[0] ?? '',
            Title: slide.title,
            Text: slide.text,
            Link: slide.link,
            LinkText: slide.linkText,
            Pictures: pictures,
          };
        }),
      };
    },
    'save-slider-image': async ({ body, language, allocateId }) => {
      const wish = {
        slideId: body.Id,
        title: body.Title,
        text: body.Text,
        link: body.Link,
        linkText: body.LinkText,
        images: body.Images,
        position: body.Position,
      };
      return { body: toResultEntries(await saveSlide({ ...deps, allocateId }, wish), language) };
    },
  };
};
