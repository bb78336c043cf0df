import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { ProblemError } from '@tokri/contracts/problems';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Operation } from '@tokri/contracts/api';
import express from 'express';
import type { Request, Response } from 'express';

const maxUploadBytes = 21 * 1024 * 1024;

const parseJson = express.json({ limit: maxJsonBodyBytes, type: 'application/json' });

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

const parseRaw = express.raw({ limit: maxJsonBodyBytes, type: () => true });

/** The signature covers the exact bytes. JSON is UTF-8, so decoding and encoding preserves them. */
export const readRaw = (request: Request, response: Response): Promise<string> =>
  new Promise((resolve, reject) => {
    parseRaw(request, response, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    });
  });

export const uploadStream = (request: Request): Readable => {
  if (Number(request.get('content-length') ?? 0) > maxUploadBytes)
    throw new ProblemError('too-large');
  let bytes = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done(bytes > maxUploadBytes ? new ProblemError('too-large') : null, chunk);
    },
  });
  request.on('aborted', () => {
    counter.destroy(new Error('the caller went away'));
  });
  return request.pipe(counter);
};

export const uploadHeaders = (request: Request): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-length'].flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
