import { problemDetail, ProblemError } from '@tokri/contracts/problems';
import { UpstreamError, type UpstreamErrorKind } from '../../upstreams/upstream-error.ts';
import { toUpstreamProblem } from './upstream-problem.ts';

const detailOf = (kind: UpstreamErrorKind, hasSideEffects: boolean, isInterrupted = false) => {
  const error = new UpstreamError(kind, 'no response', { isInterrupted });
  const problem = toUpstreamProblem(error, { hasSideEffects });
  if (!(problem instanceof ProblemError)) throw new Error('a problem is expected');
  return [problem.code, problemDetail(problem, 'en'), problemDetail(problem, 'hi')];
};

describe('toUpstreamProblem', () => {
  it('says that a change without an answer may have been saved', () =>
    expect(detailOf('timeout', true)).toEqual([
      'unavailable',
      expect.stringContaining('may have been saved'),
      expect.stringContaining('सहेजा गया हो'),
    ]));

  it.each(['unreachable', 'invalid-response'] as const)(
    'says so of a change whose connection broke (%s)',
    (kind) => {
      expect(detailOf(kind, true, true)[1]).toContain('broke. Your change may have been saved');
      expect(detailOf(kind, false, true)[1]).not.toContain('may have been saved');
    },
  );

  it.each([
    ['timeout', false],
    ['unreachable', true],
    ['circuit-open', true],
  ] as const)('does not say so after %s (change: %s)', (kind, hasSideEffects) =>
    expect(detailOf(kind, hasSideEffects)[1]).not.toContain('may have been saved'),
  );
});
