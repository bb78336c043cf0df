import { Problem } from '@tokri/contracts';
import type { Express } from 'express';
import type { PictureStore } from '../application/ports/pictures.ts';
import { pictureSizes } from '../domain/picture.ts';
import type { PictureSize } from '../domain/picture.ts';

const hashShape = /^[0-9a-f]{64}$/;

const sizeOf = (file: string): PictureSize | undefined =>
  (Object.keys(pictureSizes) as PictureSize[]).find((size) => file === `${size}.webp`);

/** Bytes of stored images. The path names their content, so they may be kept for ever. */
export const mountImages =
  (pictures: PictureStore) =>
  (app: Express): void => {
    app.get('/images/:hash/:file', async (request, response) => {
      const { hash, file } = request.params;
      const size = sizeOf(file);
      const bytes = size && hashShape.test(hash) ? await pictures.bytes(hash, size) : null;
      if (!bytes) throw new Problem('not-found');
      response
        .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        .setHeader('X-Content-Type-Options', 'nosniff')
        .setHeader('Content-Security-Policy', "default-src 'none'")
        .type('image/webp')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  };
