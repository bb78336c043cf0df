import { isApiProblem } from '@tokri/web-kit/platform';

export type PayState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  /** The bank said yes to the page; the server is asked. */
  | { readonly kind: 'checking' }
  /** The server has not said anything that ends it: the order tells. */
  | { readonly kind: 'told-later' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unavailable' };

/** While one of these is shown a second press does nothing. */
export const isPaying = ({ kind }: PayState): boolean =>
  kind === 'opening' || kind === 'open' || kind === 'checking';

/** Money may have moved although the answer was a problem: then only the order knows. */
export const afterProblem = (problem: unknown): PayState => {
  const isDefinite =
    isApiProblem(problem) &&
    problem.status >= 400 &&
    problem.status < 500 &&
    ![408, 409, 429].includes(problem.status);
  return isDefinite ? { kind: 'failed', message: problem.message } : { kind: 'told-later' };
};
