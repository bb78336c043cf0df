import type * as z from 'zod/mini';

/** The reason names neither the address that was asked nor a key nor what was answered. */
export class ProviderError extends Error {
  readonly reason: string;
  /** Of a response without success; 0 if there was none. */
  readonly status: number;
  constructor(reason: string, status = 0) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

interface ProviderCall<Schema extends z.ZodMiniType> extends Pick<
  RequestInit,
  'method' | 'headers' | 'body'
> {
  readonly schema: Schema;
  /** For the whole response. */
  readonly timeoutMs: number;
}

const requestText = async (url: string, init: RequestInit): Promise<string> => {
  try {
    const response = await fetch(url, init);
    if (response.ok) return await response.text();
    await response.body?.cancel();
    throw new ProviderError(`responded ${response.status}`, response.status);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(init.signal?.aborted ? 'timeout' : 'unreachable');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('unreadable');
  }
};

/**
 * Calls the JSON API of another company. Redirects are refused: they would carry the key elsewhere.
 * @throws ProviderError for everything but a response with success that matches the schema.
 */
export const callProvider = async <Schema extends z.ZodMiniType>(
  url: string,
  { schema, timeoutMs, ...init }: ProviderCall<Schema>,
): Promise<z.output<Schema>> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const parsed = schema.safeParse(
    parseJson(await requestText(url, { ...init, redirect: 'error', signal })),
  );
  if (!parsed.success) throw new ProviderError('the response does not match its schema');
  return parsed.data;
};
