import { ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { ImageStore } from '../../application/ports/images.ts';
import { imageSizes } from '../../domain/images/image.ts';
import type { ImageSize } from '../../domain/images/image.ts';

const hashPattern = /^[0-9a-f]{64}$/;

const parseSize = (file: string): ImageSize | undefined =>
  (Object.keys(imageSizes) as ImageSize[]).find((size) => file === `${size}.webp`);

export const mountImages =
  (imageStore: ImageStore) =>
  (app: Express): void => {
    app.get('/images/:hash/:file', async (request, response) => {
      const { hash, file } = request.params;
      const size = parseSize(file);
      const bytes = size && hashPattern.test(hash) ? await imageStore.readBytes(hash, size) : null;
      if (!bytes) throw new ProblemError('not-found');
      response
        .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        .setHeader('X-Content-Type-Options', 'nosniff')
        .setHeader('Content-Security-Policy', "default-src 'none'")
        .type('image/webp')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  };
