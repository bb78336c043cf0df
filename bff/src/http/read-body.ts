import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { jsonBodyBytesMax, Problem } from '@tokri/contracts';
import type { Operation } from '@tokri/contracts/http';
import express from 'express';
import type { Request, Response } from 'express';

/** A little more than the largest upload of the contract (I12, 20 MB), for the parts around the file. */
const uploadBytesMax = 21 * 1024 * 1024;

const parseJson = express.json({ limit: jsonBodyBytesMax, type: 'application/json' });

/** What a POST carries, or an empty object. @throws what body-parser throws: too large, not JSON, unknown encoding. */
export const readJson = (
  operation: Operation,
  request: Request,
  response: Response,
): Promise<unknown> => {
  if (operation.method !== 'POST') return Promise.resolve({});
  return new Promise((resolve, reject) => {
    parseJson(request, response, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve((request.body as unknown) ?? {});
    });
  });
};

const parseRaw = express.raw({ limit: jsonBodyBytesMax, type: () => true });

/** A signed body as it came. JSON is UTF-8, so its text has the same bytes again; what is none fails its signature. @throws what body-parser throws. */
export const readRaw = (request: Request, response: Response): Promise<string> =>
  new Promise((resolve, reject) => {
    parseRaw(request, response, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    });
  });

/** The bytes of an upload as they come; nothing of it is kept here. @throws Problem `too-large` at once when its length says so. */
export const uploadStream = (request: Request): Readable => {
  if (Number(request.get('content-length') ?? 0) > uploadBytesMax) throw new Problem('too-large');
  let bytes = 0;
  const counted = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      bytes += part.length;
      done(bytes > uploadBytesMax ? new Problem('too-large') : null, part);
    },
  });
  request.on('aborted', () => {
    counted.destroy(new Error('the caller went away'));
  });
  return request.pipe(counted);
};

/** Length and boundary, without which the service cannot read the parts. */
export const uploadHeaders = (request: Request): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-length'].flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
