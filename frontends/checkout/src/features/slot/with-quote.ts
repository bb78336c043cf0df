import { isApiProblem, type ApiProblem } from '@tokri/web-kit/platform';

export interface QuoteSource {
  /** A live quote of the cart, read anew when `isFresh`; null when the cart cannot be quoted, which the page explains. @throws ApiProblem */
  readonly quoteToken: (isFresh: boolean) => Promise<string | null>;
}

/** A quote that ran out on the way is replaced this often. */
const quoteTriesMax = 2;
const quoteGone: readonly string[] = ['quote-expired', 'quote-invalid'];

interface Question<Answer> {
  readonly ask: (quoteToken: string) => Promise<Answer>;
  /** The code of a refusal, undefined for every other answer. */
  readonly codeOf: (answer: Answer) => string | undefined;
  /** What stands for an answer when the cart itself could not be read. */
  readonly failed: (problem: ApiProblem) => Answer;
}

/** Asks with a live quote, once more with a fresh one when it ran out on the way. Null when the cart cannot be quoted. */
export const withQuote = async <Answer>(
  { quoteToken }: QuoteSource,
  { ask, codeOf, failed }: Question<Answer>,
): Promise<Answer | null> => {
  for (let tries = 0; tries < quoteTriesMax; tries += 1) {
    const token = await quoteToken(tries > 0).catch((problem: unknown) => {
      if (isApiProblem(problem)) return problem;
      throw problem;
    });
    if (token === null) return null;
    if (isApiProblem(token)) return failed(token);
    const answer = await ask(token);
    if (!quoteGone.includes(codeOf(answer) ?? '')) return answer;
  }
  return null;
};
