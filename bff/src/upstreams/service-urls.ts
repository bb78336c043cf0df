import { publicOperations } from '@tokri/contracts/api';
import * as z from 'zod/mini';

const upstreamNames = [...new Set(publicOperations.map(({ service }) => service))].filter(
  (name) => name !== 'bff',
);
const urls = z
  .record(z.string(), z.string().check(z.regex(/^http:\/\/[^/]+$/, 'must be http://host:port')))
  .check(
    z.refine(
      (given) => upstreamNames.every((name) => name in given),
      `must name ${upstreamNames.join(', ')}`,
    ),
  );
const json = z.transform((text: string, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'must be JSON', input: '' });
    return z.NEVER;
  }
});

/** JSON of the address of each service that has public operations. */
export const serviceUrlsVariable = z.pipe(z.string(), z.pipe(json, urls));
