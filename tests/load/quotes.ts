import { quoteAudience, quoteIssuer } from '@tokri/contracts/pricing';
import { createQuoteReader, createSigner } from '@tokri/service-kit/auth';
import { testPrivateJwk } from '@tokri/service-kit/testing';
import { hindi, largestTerms } from '../../services/cart/src/testing/largest-terms.ts';
import type { Benchmark, Figure } from './report.ts';

const lineCounts = [5, 20, 100];
const repetitions = 50;

const cpuMs = async (run: () => Promise<unknown>): Promise<string> => {
  const before = process.cpuUsage();
  for (let count = 0; count < repetitions; count += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000 / repetitions).toFixed(2);
};

const measure = async (lineCount: number, isCompressed: boolean): Promise<Figure> => {
  const signer = createSigner({
    privateJwk: testPrivateJwk(),
    issuer: quoteIssuer,
    audience: quoteAudience,
    isCompressed,
  });
  const read = createQuoteReader(signer.publicKeys);
  const claims = { quoteId: '0', ...largestTerms(hindi, lineCount) };
  const sign = () => signer.sign({ claims, expiresInSeconds: 900 });
  const token = await sign();
  await read(token);
  return {
    label: `${lineCount} lines of random Hindi, ${isCompressed ? 'compressed' : 'plain'}`,
    value: `${(token.length / 1024).toFixed(1)} KB, ${await cpuMs(sign)} ms of CPU to sign, ${await cpuMs(() => read(token))} to verify`,
  };
};

/** Needs no running product. */
export const quotes: Benchmark = async () => {
  const figures: Figure[] = [];
  for (const lineCount of lineCounts)
    for (const isCompressed of [false, true]) figures.push(await measure(lineCount, isCompressed));
  return figures;
};
