import { isApiProblem } from '@tokri/web-kit/platform';

export type PaymentState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'awaiting-confirmation' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unavailable' };

export const isPaying = ({ kind }: PaymentState): boolean =>
  kind === 'opening' || kind === 'open' || kind === 'checking';

/**
 * After an ambiguous error the payment may have succeeded, so only the order status is reliable.
 */
export const stateAfterError = (error: unknown): PaymentState => {
  const isDefinite =
    isApiProblem(error) &&
    error.status >= 400 &&
    error.status < 500 &&
    ![408, 409, 429].includes(error.status);
  return isDefinite
    ? { kind: 'failed', message: error.message }
    : { kind: 'awaiting-confirmation' };
};
