import sharp from 'sharp';
import {
  readBrands,
  readDepartments,
  readMappedPictures,
  readSlides,
  readUkSlides,
} from './seed/catalog-files.ts';
import { itemPictures } from './pictures/items/index.ts';
import { drawItem } from './pictures/compose.ts';
import { drawingNames, renderItem, renderNamed } from './pictures/render.ts';

const types = readDepartments().flatMap(({ Types }) => Types);
const brands = readBrands();

const comparedSide = 16;
const listSide = 160;
/** Mean difference of a channel, of 255. Two sacks of rice of one brand differ by about 4.5. */
const leastDifference = 3.5;
/** Of a picture at the size of a list, encoded as the shop encodes it. */
const maxBytes = 8 * 1024;

const shrink = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).resize(comparedSide, comparedSide).flatten({ background: '#fff' }).raw().toBuffer();
const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
const encode = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).webp({ quality: 80, alphaQuality: 72 }).toBuffer();

interface Drawn {
  readonly aisle: string;
  readonly name: string;
  readonly pixels: Uint8Array;
  readonly byteLength: number;
}
const drawAll = (): Promise<readonly Drawn[]> =>
  Promise.all(
    types.flatMap(({ Name: aisle, Items }) =>
      Items.map(async (item) => {
        const png = await renderItem(item, brands[item.Brand]?.Look, listSide);
        const [pixels, { byteLength }] = await Promise.all([shrink(png), encode(png)]);
        return { aisle, name: item.Name, pixels, byteLength };
      }),
    ),
  );

describe('pictures of the demo shop', () => {
  it('draw every item so that no two of an aisle look alike, in at most 8 KB', async () => {
    const drawings = await drawAll();
    const alike = drawings.flatMap(({ aisle, name, pixels }, index) =>
      drawings
        .slice(index + 1)
        .filter((other) => other.aisle === aisle)
        .filter((other) => differenceOf(pixels, other.pixels) < leastDifference)
        .map((other) => `${name} and ${other.name}`),
    );
    const heavy = drawings
      .filter(({ byteLength }) => byteLength > maxBytes)
      .map(({ name, byteLength }) => `${name}: ${byteLength}`);
    expect([alike, heavy]).toEqual([[], []]);
  }, 120_000);

  it('include everything that aisles, slides and imports name', async () => {
    const known = new Set<string>(drawingNames());
    const named = [
      ...readDepartments().map(({ Picture }) => Picture),
      ...types.map(({ Picture }) => Picture),
      ...[...readSlides(), ...readUkSlides()].flatMap(({ Pictures }) => Pictures),
      ...readMappedPictures(),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(await sharp(await renderNamed('onion')).metadata()).toMatchObject({
      width: 160,
      height: 160,
      hasAlpha: true,
    });
  });

  it('use each drawing and each pack for one item only', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const item of types.flatMap(({ Items }) => Items)) {
      const key = JSON.stringify([
        item.Brand === 'Loose' ? '' : item.Name,
        itemPictures[item.Code],
      ]);
      if (seen.has(key)) repeated.push(`${item.Name} and ${seen.get(key) ?? ''}`);
      seen.set(key, item.Name);
    }
    expect(repeated).toEqual([]);
  });

  it('print no quantity on the pack of an item with several units', async () => {
    const item = types.flatMap(({ Items }) => Items).find(({ Code }) => Code === 'TOKRI-FOM-002');
    if (!item) throw new Error('the basmati rice is gone');
    const drawWith = (...names: readonly string[]) =>
      drawItem({ ...item, Units: names.map((Name) => ({ Name })) }, brands[item.Brand]?.Look);
    expect(await drawWith('1 kg')).not.toBe(await drawWith('5 kg'));
    expect(await drawWith('1 kg', '5 kg')).toBe(await drawWith('5 kg', '1 kg'));
  });

  it('report an item without a picture', async () => {
    await expect(
      renderItem({ Code: 'TOKRI-NEW-001', Name: 'New', Brand: 'Loose', Units: [] }, undefined),
    ).rejects.toThrow('no picture of TOKRI-NEW-001');
  });
});
