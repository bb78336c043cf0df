import { Problem } from '@tokri/contracts';
import multer from 'multer';
import type { RequestHandler } from 'express';
import { imageBytesMax } from '../domain/picture.ts';

/** 20 MB (contract of I12). */
const csvBytesMax = 20 * 1024 * 1024;
const mappingBytesMax = 512 * 1024;

/** What the parser of forms cannot read is the sender's fault; limits have codes of their own. */
const asBadInput =
  (read: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const passOn = (error?: unknown): void => {
      next(
        error instanceof Error && !(error instanceof multer.MulterError)
          ? new Problem('bad-input', 'The form cannot be read: it has no boundary or is cut off.')
          : error,
      );
    };
    void read(request, response, passOn);
  };

const singleFile = (fileSize: number, fields: number): RequestHandler =>
  asBadInput(
    multer({
      storage: multer.memoryStorage(),
      limits: {
        fileSize,
        files: 1,
        fields,
        fieldSize: mappingBytesMax,
        fieldNameSize: 50,
        parts: fields + 1,
        headerPairs: 20,
      },
    }).single('file'),
  );

/**
 * How multipart bodies are read, by operation. An image somewhat too large is read whole, so that its sender gets a Result that says so; one far too
 * large ends at the edge.
 */
export const uploads: Readonly<Record<string, RequestHandler>> = {
  'upload-item-image': singleFile(2 * imageBytesMax, 0),
  'import-items': singleFile(csvBytesMax, 1),
};
