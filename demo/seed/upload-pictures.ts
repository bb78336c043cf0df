import { renderItem, renderNamed, type Bytes, type DrawingName } from '../pictures/render.ts';
import type { Api, WriteResult } from './api.ts';
import { readBrands, type CatalogItem, type DemoCatalog } from './catalog-files.ts';

/** Uploads may finish in any order: the hash of the bytes identifies an image. */
const maxConcurrentUploads = 4;

type UploadResult = WriteResult & { readonly Hash: string };

export interface PictureHashes {
  readonly named: (name: DrawingName) => Promise<string>;
  readonly ofItem: (code: string) => Promise<string>;
  readonly all: () => Promise<unknown>;
}

const upload = async (
  api: Api,
  key: string,
  { bytes, name }: { readonly bytes: Bytes; readonly name?: string },
): Promise<string> => {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/png' }), `${key}.png`);
  const { Hash } = await api.write<UploadResult>('/api/ItemImageUpload', {
    key: `picture-${key}`,
    ...(name === undefined ? {} : { query: { Name: name } }),
    body,
  });
  return Hash;
};

/** Pictures of aisles, slides and imports have a name; a picture of an item belongs to it alone. */
const namedPictures = ({
  departments,
  slides,
  importPictures,
}: DemoCatalog): readonly DrawingName[] => [
  ...new Set([
    ...departments.flatMap(({ Picture, Types }) => [Picture, ...Types.map((type) => type.Picture)]),
    ...slides.flatMap(({ Pictures }) => Pictures),
    ...importPictures,
  ]),
];

const itemsOf = ({ departments }: DemoCatalog): readonly CatalogItem[] =>
  departments.flatMap(({ Types }) => Types.flatMap(({ Items }) => Items));

/** Starts all uploads in the order in which the catalogue needs them. */
export const uploadPictures = (api: Api, catalog: DemoCatalog): PictureHashes => {
  const brands = readBrands();
  const queue: (() => Promise<void>)[] = [];
  const enqueue = (key: string, run: () => Promise<string>): readonly [string, Promise<string>] => {
    const hash = new Promise<string>((resolve, reject) => {
      queue.push(() => run().then(resolve, reject));
    });
    // The error reaches whoever waits for this picture.
    hash.catch(() => undefined);
    return [key, hash];
  };
  const named = new Map(
    namedPictures(catalog).map((name) =>
      enqueue(name, async () => upload(api, name, { bytes: await renderNamed(name), name })),
    ),
  );
  const ofItems = new Map(
    itemsOf(catalog).map((item) =>
      enqueue(item.Code, async () =>
        upload(api, item.Code, { bytes: await renderItem(item, brands[item.Brand]?.Look) }),
      ),
    ),
  );
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task();
  };
  for (let worker = 0; worker < maxConcurrentUploads; worker += 1) void work();
  const find = async (uploads: ReadonlyMap<string, Promise<string>>, key: string) => {
    const hash = uploads.get(key);
    if (hash === undefined) throw new Error(`the demo shop has no picture ${key}`);
    return hash;
  };
  return {
    named: (name) => find(named, name),
    ofItem: (code) => find(ofItems, code),
    all: () => Promise.all([...named.values(), ...ofItems.values()]),
  };
};
