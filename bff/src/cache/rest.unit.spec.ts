import { createRest } from './rest.ts';

const restMs = 1_000;

describe('something that did not answer', () => {
  let nowMs: number;
  const rest = () => {
    nowMs = 0;
    return createRest({ restMs, now: () => nowMs });
  };

  it('while all goes well, is asked by everybody', () => {
    const { mayAsk, answered } = rest();
    answered();
    expect([mayAsk(), mayAsk()]).toEqual([true, true]);
  });

  it('for a while, is asked by nobody', () => {
    const { mayAsk, failed } = rest();
    failed();
    nowMs = restMs - 1;
    expect(mayAsk()).toBe(false);
  });

  it('after that, is asked by one; by all once it has answered', () => {
    const { mayAsk, failed, answered } = rest();
    failed();
    nowMs = restMs;
    expect([mayAsk(), mayAsk()]).toEqual([true, false]);
    answered();
    expect([mayAsk(), mayAsk()]).toEqual([true, true]);
  });

  it('after that, not asked by the one who might have, is asked by the next', () => {
    const { mayAsk, failed, notAsked } = rest();
    failed();
    nowMs = restMs;
    expect(mayAsk()).toBe(true);
    notAsked();
    expect([mayAsk(), mayAsk()]).toEqual([true, false]);
  });
});
