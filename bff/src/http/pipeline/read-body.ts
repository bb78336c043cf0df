import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { ProblemError } from '@tokri/contracts/problems';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Operation } from '@tokri/contracts/api';
import { runMiddleware } from '@tokri/service-kit/http';
import type { BodyReader } from '@tokri/service-kit/http';
import express from 'express';
import type { Request, Response } from 'express';

const maxUploadBytes = 21 * 1024 * 1024;

interface ReadableRequest {
  readonly request: Request;
  readonly response: Response;
  readonly network: string;
}

const parseJson = express.json({ limit: maxJsonBodyBytes, type: 'application/json' });

export const readJson = async (
  bodies: BodyReader,
  operation: Operation,
  { request, response, network }: ReadableRequest,
): Promise<unknown> => {
  if (operation.method !== 'POST') return {};
  await bodies.read({ request, response, network }, () =>
    runMiddleware(parseJson, request, response),
  );
  return (request.body as unknown) ?? {};
};

const parseRaw = express.raw({ limit: maxJsonBodyBytes, type: () => true });

/** The signature covers the exact bytes. JSON is UTF-8, so decoding and encoding preserves them. */
export const readRaw = async (
  bodies: BodyReader,
  { request, response, network }: ReadableRequest,
): Promise<string> => {
  await bodies.read({ request, response, network }, () =>
    runMiddleware(parseRaw, request, response),
  );
  return Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
};

const createUploadStream = (request: Request): Transform => {
  if (Number(request.get('content-length') ?? 0) > maxUploadBytes)
    throw new ProblemError('too-large');
  let bytes = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done(bytes > maxUploadBytes ? new ProblemError('too-large') : null, chunk);
    },
  });
  // The upload can fail while it waits in the bulkhead, before anything listens for errors.
  counter.on('error', () => undefined);
  request.on('aborted', () => {
    counter.destroy(new Error('the caller went away'));
  });
  return request.pipe(counter);
};

/** `send` passes the upload on while it arrives. */
export const streamUpload = <T>(
  bodies: BodyReader,
  { request, response, network }: ReadableRequest,
  send: (upload: Readable) => Promise<T>,
): Promise<T> => {
  const upload = createUploadStream(request);
  return bodies.readUpload(
    { request, response, network },
    () => send(upload),
    (problem) => {
      upload.destroy(problem);
    },
  );
};

export const uploadHeaders = (request: Request): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-length'].flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
