import { requestHold, type HoldRequest, type HoldResult } from './hold-requests.ts';
import { withQuote, type QuoteSource } from './with-quote.ts';

export interface HoldOptions extends QuoteSource {
  readonly userId: number;
}

export type UnquotedHoldRequest = Omit<HoldRequest, 'userId' | 'quoteToken'>;

export const requestWithQuote = (
  options: HoldOptions,
  request: UnquotedHoldRequest,
): Promise<HoldResult | null> =>
  withQuote<HoldResult>(options, {
    send: (quoteToken) => requestHold({ ...request, userId: options.userId, quoteToken }),
    errorCode: (result) => (result.kind === 'rejected' ? result.error.code : undefined),
    onCartError: ({ message }) => ({
      kind: 'rejected',
      error: { code: 'failed', message, alternatives: [] },
    }),
  });
