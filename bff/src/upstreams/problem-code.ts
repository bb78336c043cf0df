import type { ProblemBody } from '@tokri/contracts';
import type { UpstreamAnswer } from './upstream.ts';

/** A problem in a few sentences; only one that lists many wrong fields is longer, and nobody here asks for its code. */
const problemBytesMax = 4 * 1024;

/** The code of a problem that a service answered (`application/problem+json`), whatever the order and spaces of its letters; undefined for every other answer. */
export const problemCodeOf = ({
  headers,
  body,
}: Pick<UpstreamAnswer, 'headers' | 'body'>): string | undefined => {
  if (
    !String(headers['content-type']).startsWith('application/problem+json') ||
    body.length > problemBytesMax
  )
    return undefined;
  try {
    return (JSON.parse(body.toString('utf8')) as Partial<ProblemBody>).code;
  } catch {
    return undefined;
  }
};
