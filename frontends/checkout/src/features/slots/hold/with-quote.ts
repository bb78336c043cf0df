import { isApiProblem, type ApiProblem } from '@tokri/web-kit/platform';

export interface QuoteSource {
  readonly getQuoteToken: (isFresh: boolean) => Promise<string | null>;
}

const maxQuoteAttempts = 2;
const staleQuoteCodes: readonly string[] = ['quote-expired', 'quote-invalid'];

interface QuotedRequest<Result> {
  readonly send: (quoteToken: string) => Promise<Result>;
  readonly errorCode: (result: Result) => string | undefined;
  readonly onCartError: (error: ApiProblem) => Result;
}

export const withQuote = async <Result>(
  { getQuoteToken }: QuoteSource,
  { send, errorCode, onCartError }: QuotedRequest<Result>,
): Promise<Result | null> => {
  for (let attempt = 0; attempt < maxQuoteAttempts; attempt += 1) {
    const token = await getQuoteToken(attempt > 0).catch((error: unknown) => {
      if (isApiProblem(error)) return error;
      throw error;
    });
    if (token === null) return null;
    if (isApiProblem(token)) return onCartError(token);
    const result = await send(token);
    if (!staleQuoteCodes.includes(errorCode(result) ?? '')) return result;
  }
  return null;
};
