import type { Api } from './api.ts';
import { readHindiLabels, type DemoCatalog, type Department } from './catalog-files.ts';
import { toItemBody } from './item-body.ts';
import { uploadPictures, type PictureHashes } from './upload-pictures.ts';

const lookUp = <T>(
  entries: ReadonlyMap<string, T> | Readonly<Record<string, T>>,
  name: string,
): T => {
  const value =
    entries instanceof Map
      ? (entries as ReadonlyMap<string, T>).get(name)
      : (entries as Readonly<Record<string, T>>)[name];
  if (value === undefined) throw new Error(`the catalogue names ${name}, which is not there`);
  return value;
};

/** Sequential, so that ids and therefore URLs of items are the same on every machine. */
const fillDepartment = async (
  api: Api,
  department: Department,
  {
    position,
    pictures,
    brands,
  }: {
    readonly position: number;
    readonly pictures: PictureHashes;
    readonly brands: DemoCatalog['brands'];
  },
): Promise<number> => {
  const hindiLabels = readHindiLabels();
  const group = await api.write('/api/ItemGroup', {
    key: `group-${department.Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
    body: {
      Name: department.Name,
      Hindi: department.Hindi,
      Tint: department.Tint,
      Position: position,
      Image: await pictures.named(department.Picture),
    },
  });
  for (const { Name, Hindi, Picture, Items } of department.Types) {
    const type = await api.write('/api/ItemType', {
      key: `type-${group.Id}-${Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
      body: { Name, Hindi, ItemGroupId: group.Id, Image: await pictures.named(Picture) },
    });
    for (const item of Items) {
      const context = {
        typeId: type.Id,
        imageHash: await pictures.ofItem(item.Code),
        brand: lookUp(brands, item.Brand),
        hindiLabels,
      };
      await api.write('/api/Item', { key: item.Code, body: toItemBody(item, context) });
    }
  }
  return group.Id;
};

export const fillCatalog = async (api: Api, catalog: DemoCatalog): Promise<number> => {
  const { departments, slides, brands } = catalog;
  const pictures = uploadPictures(api, catalog);
  const groupIds = new Map<string, number>();
  for (const [index, department] of departments.entries())
    groupIds.set(
      department.Name,
      await fillDepartment(api, department, { position: index + 1, pictures, brands }),
    );
  for (const [index, slide] of slides.entries()) {
    const { Title, Text, LinkText, Pictures, Group, Hindi } = slide;
    const body = {
      Hindi,
      Title,
      Text,
      LinkText,
      Link: `/product-list?GroupId=${lookUp(groupIds, Group)}`,
      Images: await Promise.all(Pictures.map((name) => pictures.named(name))),
      Position: index + 1,
    };
    await api.write('/api/admin/catalog/slider-images', { key: `slide-${index + 1}`, body });
  }
  await pictures.all();
  return departments.flatMap(({ Types }) => Types.flatMap(({ Items }) => Items)).length;
};
