import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodeImage } from './encode-image.ts';

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Sharp writes no image of this shape, so the header of a small one is changed. */
const declareSize = (image: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(image);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
};
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
/** A valid grey image of one column: each row is a filter byte and a pixel. */
const column = async (height: number): Promise<Buffer> => {
  const header = declareSize(await png(16, 16), 1, height).subarray(0, 33);
  header.writeUInt8(8, 24);
  header.writeUInt8(0, 25);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  const data = deflateSync(Buffer.alloc(2 * height));
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write('IDAT', 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return Buffer.concat([header, chunk, Buffer.from('0000000049454e44ae426082', 'hex')]);
};

describe('encodeImage', () => {
  it('rejects a column of 39,999,999 pixels without decoding it', async () => {
    const bytes = await column(39_999_999);
    const startedAt = performance.now();
    expect(await encodeImage(bytes)).toBe('image-too-large');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  }, 30_000);

  it.each([
    [8_001, 16, 'image-too-large'],
    [16, 8_001, 'image-too-large'],
    [7_000, 6_000, 'image-too-large'],
    [15, 400, 'image-too-small'],
    [400, 15, 'image-too-small'],
  ])('rejects a header of %i × %i pixels as %s', async (width, height, error) =>
    expect(await encodeImage(declareSize(await png(16, 16), width, height))).toBe(error),
  );

  it.each([
    [16, 16],
    [8_000, 16],
    [16, 8_000],
  ])('accepts an image of %i × %i pixels', async (width, height) =>
    expect(await encodeImage(await png(width, height))).toHaveProperty('hash'),
  );

  it.each([
    [100, 1],
    [300, 2],
    [600, 3],
  ])('encodes an image of %i pixels in %i different sizes', async (side, sizes) => {
    const encoded = await encodeImage(await png(side, side));
    if (typeof encoded === 'string') throw new Error(encoded);
    expect(new Set([encoded.small, encoded.medium, encoded.large]).size).toBe(sizes);
  });
});
