import { isoInstant, pageOf } from '@tokri/contracts';
import type { itemOperations } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { saveItemGroupFor, saveItemTypeFor } from '../application/save-department.ts';
import type { DepartmentNeeds } from '../application/save-department.ts';
import { saveSlideFor } from '../application/save-slide.ts';
import type { SlideStore } from '../application/ports/slides.ts';
import { picturePath } from '../domain/picture.ts';
import { imageUrl } from './present-item.ts';
import { resultOf } from './texts.ts';

type Rows =
  | 'list-item-types'
  | 'save-item-type'
  | 'list-item-groups'
  | 'save-item-group'
  | 'list-slider-images'
  | 'save-slider-image';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Departments, types and slides: small lists that everything else stands in. */
export const departmentHandlers = (
  needs: DepartmentNeeds & { readonly slides: SlideStore },
): Pick<Handlers<typeof itemOperations>, Rows> => {
  const { catalogue, slides } = needs;
  return {
    'list-item-types': async ({ query, page }) => {
      const counts = catalogue.counts().types;
      const types = catalogue
        .types()
        .filter(({ itemGroupId }) => !query.ItemGroupId || itemGroupId === query.ItemGroupId);
      return {
        total: types.length,
        body: pageOf(types, page).map((type) => ({
          Id: type.itemTypeId,
          Name: type.name,
          Code: type.code,
          Narration: type.narration,
          LastUpdatedOn: isoInstant(type.changedAt),
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
      return { body: resultOf(await saveItemTypeFor({ ...needs, allocateId }, wish), language) };
    },
    'list-item-groups': async ({ page }) => {
      const counts = catalogue.counts().types;
      const types = catalogue.types();
      const groups = catalogue.groups();
      const countOf = (groupId: number): number =>
        sum(
          types
            .filter(({ itemGroupId }) => itemGroupId === groupId)
            .map(({ itemTypeId }) => counts.count(itemTypeId)),
        );
      return {
        total: groups.length,
        body: pageOf(groups, page).map((group) => ({
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
      return { body: resultOf(await saveItemGroupFor({ ...needs, allocateId }, wish), language) };
    },
    'list-slider-images': async ({ page }) => {
      const all = await slides.all();
      return {
        total: all.length,
        body: pageOf(all, page).map((slide) => {
          const pictures = slide.images.map((hash) => picturePath(hash, 'large'));
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
      return { body: resultOf(await saveSlideFor({ ...needs, allocateId }, wish), language) };
    },
  };
};
