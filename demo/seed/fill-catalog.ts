import type { Api, WriteResult } from './api.ts';
import {
  readDepartments,
  readBrands,
  readHindiLabels,
  readPictures,
  readSlides,
} from './catalog-files.ts';
import type { Department, Picture } from './catalog-files.ts';
import { toItemBody } from './item-body.ts';

/** Uploads may finish in any order: the hash of the bytes identifies an image. */
const maxConcurrentUploads = 4;

type ImageHashes = ReadonlyMap<string, string>;
type UploadResult = WriteResult & { readonly Hash: string };

const upload = async (api: Api, { name, bytes }: Picture): Promise<[string, string]> => {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/webp' }), `${name}.webp`);
  const { Hash } = await api.write<UploadResult>('/api/ItemImageUpload', {
    key: `picture-${name}`,
    query: { Name: name },
    body,
  });
  return [name, Hash];
};

const uploadPictures = async (api: Api): Promise<ImageHashes> => {
  const queue = readPictures();
  const hashes = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift())
      hashes.set(...(await upload(api, picture)));
  };
  await Promise.all(Array.from({ length: maxConcurrentUploads }, worker));
  return hashes;
};

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
  { position, hashes }: { readonly position: number; readonly hashes: ImageHashes },
): Promise<number> => {
  const brands = readBrands();
  const hindiLabels = readHindiLabels();
  const group = await api.write('/api/ItemGroup', {
    key: `group-${department.Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
    body: {
      Name: department.Name,
      Hindi: department.Hindi,
      Tint: department.Tint,
      Position: position,
      Image: lookUp(hashes, department.Picture),
    },
  });
  for (const { Name, Hindi, Picture, Items } of department.Types) {
    const type = await api.write('/api/ItemType', {
      key: `type-${group.Id}-${Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
      body: { Name, Hindi, ItemGroupId: group.Id, Image: lookUp(hashes, Picture) },
    });
    for (const item of Items) {
      const context = {
        typeId: type.Id,
        imageHash: lookUp(hashes, item.Picture),
        brand: lookUp(brands, item.Brand),
        hindiLabels,
      };
      await api.write('/api/Item', { key: item.Code, body: toItemBody(item, context) });
    }
  }
  return group.Id;
};

export const fillCatalog = async (api: Api): Promise<number> => {
  const departments = readDepartments();
  const hashes = await uploadPictures(api);
  const groupIds = new Map<string, number>();
  for (const [index, department] of departments.entries())
    groupIds.set(
      department.Name,
      await fillDepartment(api, department, { position: index + 1, hashes }),
    );
  for (const [index, slide] of readSlides().entries()) {
    const { Title, Text, LinkText, Pictures, Group, Hindi } = slide;
    const body = {
      Hindi,
      Title,
      Text,
      LinkText,
      Link: `/product-list?GroupId=${lookUp(groupIds, Group)}`,
      Images: Pictures.map((name) => lookUp(hashes, name)),
      Position: index + 1,
    };
    await api.write('/api/admin/catalog/slider-images', { key: `slide-${index + 1}`, body });
  }
  return departments.flatMap(({ Types }) => Types.flatMap(({ Items }) => Items)).length;
};
