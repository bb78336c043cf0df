import { ProblemError } from '@tokri/contracts/problems';
import multer from 'multer';
import type { RequestHandler } from 'express';
import { maxImageBytes } from '../domain/images/image.ts';

const maxCsvBytes = 20 * 1024 * 1024;
const maxPriceRowsBytes = 8 * 1024 * 1024;
const maxMappingBytes = 512 * 1024;

const withFormErrors =
  (parseForm: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const forward = (error?: unknown): void => {
      next(
        error instanceof Error && !(error instanceof multer.MulterError)
          ? new ProblemError(
              'bad-input',
              'The form cannot be read: it has no boundary or is cut off.',
            )
          : error,
      );
    };
    void parseForm(request, response, forward);
  };

const singleFile = (fileSize: number, fields: number): RequestHandler =>
  withFormErrors(
    multer({
      storage: multer.memoryStorage(),
      limits: {
        fileSize,
        files: 1,
        fields,
        fieldSize: maxMappingBytes,
        fieldNameSize: 50,
        parts: fields + 1,
        headerPairs: 20,
      },
    }).single('file'),
  );

/** Images up to twice the limit are read, so that the response can explain the error. */
export const uploads: Readonly<Record<string, RequestHandler>> = {
  'upload-item-image': singleFile(2 * maxImageBytes, 0),
  'upload-promotion-image': singleFile(2 * maxImageBytes, 0),
  'import-items': singleFile(maxCsvBytes, 1),
  'prepare-price-import': singleFile(maxPriceRowsBytes, 2),
  'prepare-stock-import': singleFile(maxPriceRowsBytes, 2),
  'check-import': singleFile(maxCsvBytes, 1),
};
