import type { Api, Entry } from './api.ts';
import { readDepartments, readMakers, readPictures, readSlides } from './catalogue.ts';
import type { Department, Picture } from './catalogue.ts';
import { itemBody } from './item-body.ts';

/** Uploads at a time. Their order is of no account: an image is known by the hash of its bytes. */
const uploadsAtOnce = 4;

type Hashes = ReadonlyMap<string, string>;
type Uploaded = Entry & { readonly Hash: string };

const upload = async (api: Api, { name, bytes }: Picture): Promise<[string, string]> => {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/webp' }), `${name}.webp`);
  const { Hash } = await api.write<Uploaded>('/api/ItemImageUpload', {
    key: `picture-${name}`,
    query: { Name: name },
    body,
  });
  return [name, Hash];
};

const uploadPictures = async (api: Api): Promise<Hashes> => {
  const waiting = readPictures();
  const hashes = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift())
      hashes.set(...(await upload(api, picture)));
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, worker));
  return hashes;
};

const of = <T>(known: ReadonlyMap<string, T> | Readonly<Record<string, T>>, name: string): T => {
  const value =
    known instanceof Map
      ? (known as ReadonlyMap<string, T>).get(name)
      : (known as Readonly<Record<string, T>>)[name];
  if (value === undefined) throw new Error(`the catalogue names ${name}, which is not there`);
  return value;
};

/** Groups, types, then items, one after another: a shopper's address of an item holds its id, so it is the same on every machine. */
const fillDepartment = async (
  api: Api,
  department: Department,
  { position, hashes }: { readonly position: number; readonly hashes: Hashes },
): Promise<number> => {
  const makers = readMakers();
  const group = await api.write('/api/ItemGroup', {
    key: `group-${department.Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
    body: {
      Name: department.Name,
      Tint: department.Tint,
      Position: position,
      Image: of(hashes, department.Picture),
    },
  });
  for (const { Name, Picture, Items } of department.Types) {
    const type = await api.write('/api/ItemType', {
      key: `type-${group.Id}-${Name}`.replaceAll(/[^\x21-\x7e]/g, '_'),
      body: { Name, ItemGroupId: group.Id, Image: of(hashes, Picture) },
    });
    for (const item of Items) {
      const place = {
        typeId: type.Id,
        imageHash: of(hashes, item.Picture),
        maker: of(makers, item.Brand),
      };
      await api.write('/api/Item', { key: item.Code, body: itemBody(item, place) });
    }
  }
  return group.Id;
};

/** Pictures, departments, items and the slides of home. Answers how many items stand on the shelves. */
export const fillShelves = async (api: Api): Promise<number> => {
  const departments = readDepartments();
  const hashes = await uploadPictures(api);
  const groupIds = new Map<string, number>();
  for (const [index, department] of departments.entries())
    groupIds.set(
      department.Name,
      await fillDepartment(api, department, { position: index + 1, hashes }),
    );
  for (const [index, { Title, Text, LinkText, Pictures, Group }] of readSlides().entries()) {
    const body = {
      Title,
      Text,
      LinkText,
      Link: `/product-list?GroupId=${of(groupIds, Group)}`,
      Images: Pictures.map((name) => of(hashes, name)),
      Position: index + 1,
    };
    await api.write('/api/admin/catalog/slider-images', { key: `slide-${index + 1}`, body });
  }
  return departments.flatMap(({ Types }) => Types.flatMap(({ Items }) => Items)).length;
};
