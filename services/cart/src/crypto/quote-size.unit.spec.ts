import { err } from '@tokri/contracts/result';
import { maxQuoteTokenLength } from '@tokri/contracts/validation';
import { createQuoteReader, decodeUnverifiedQuote } from '@tokri/service-kit/auth';
import { testPrivateJwk } from '@tokri/service-kit/testing';
import { anyScript, hindi, largestTerms, latin } from '../testing/largest-terms.ts';
import { createQuoteIssuer } from './quote-issuer.ts';

const now = new Date();

describe('the quote of the largest cart', () => {
  const { issueQuote, publicKeys } = createQuoteIssuer(testPrivateJwk());

  it.each([
    ['Hindi', hindi],
    ['English', latin],
  ])(
    'fits into a request when every text is random %s at its maximum length',
    async (_language, letter) => {
      const terms = largestTerms(letter);
      const result = await issueQuote(terms, now, 1);
      if (!result.ok) throw new Error(result.code);
      const { token, claims } = result.value;
      expect(JSON.stringify(claims).length).toBeGreaterThan(maxQuoteTokenLength * 0.9);
      expect(token.length).toBeLessThanOrEqual(maxQuoteTokenLength);
      expect(await createQuoteReader(publicKeys)(token)).toEqual({ ok: true, value: claims });
      expect(decodeUnverifiedQuote(token)).toEqual(claims);
    },
  );

  it('has the Hindi names unless it would not fit with them', async () => {
    const countHindiNames = async (lineCount: number) => {
      const result = await issueQuote(largestTerms(latin, lineCount), now, 1);
      return result.ok && result.value.claims.lines.filter(({ hindiName }) => hindiName).length;
    };
    expect([await countHindiNames(20), await countHindiNames(100)]).toEqual([20, 0]);
  });

  it('is forgotten when too many others are cached', async () => {
    const terms = largestTerms(latin);
    const maxCachedTerms = 2.5 * JSON.stringify(terms).length;
    const issuer = createQuoteIssuer(testPrivateJwk(), { maxCachedTerms });
    const issue = (userId: number) => issuer.issueQuote({ ...terms, userId }, now, 1);
    const first = await issue(1);
    await issue(2);
    expect(await issue(1)).toBe(first);
    await issue(2);
    await issue(3);
    expect(await issue(1)).not.toBe(first);
  });

  it('is not issued when its texts cannot be compressed enough', async () =>
    expect(await issueQuote(largestTerms(anyScript), now, 1)).toEqual(err('cart-too-large')));
});
