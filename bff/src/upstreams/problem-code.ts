import type { ProblemBody } from '@tokri/contracts/problems';
import type { UpstreamResponse } from './upstream.ts';

const maxProblemBytes = 4 * 1024;

export const readProblemCode = ({
  headers,
  body,
}: Pick<UpstreamResponse, 'headers' | 'body'>): string | undefined => {
  if (
    !String(headers['content-type']).startsWith('application/problem+json') ||
    body.length > maxProblemBytes
  )
    return undefined;
  try {
    return (JSON.parse(body.toString('utf8')) as Partial<ProblemBody>).code;
  } catch {
    return undefined;
  }
};
