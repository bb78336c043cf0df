import { commandSucceeded } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import { ok, type Err, type Result } from '@tokri/contracts/result';
import { createCommandResponse } from './command-response.ts';

type SaveError = Err<'name-taken'> | Err<'too-long', { readonly max: number }>;

const toCommandResponse = createCommandResponse<SaveError>((error, language) => {
  const limit = error.code === 'too-long' ? ` (${error.max})` : '';
  return `${language}: ${error.code}${limit}`;
});
const respond = (result: Result<number> & (SaveError | { ok: true })) =>
  toCommandResponse(result, 'hi', (id) => commandSucceeded(id, { Rev: 3 }));

describe('createCommandResponse', () => {
  it('responds to a success with what the operation makes of the value', () =>
    expect(respond(ok(7))).toEqual({ Id: 7, Error: 0, Message: '', Code: '', Rev: 3 }));
  it('responds to an error with its code and its text in the language of the caller', () =>
    expect(respond({ ok: false, code: 'too-long', max: 40 })).toEqual({
      Id: 0,
      Error: 1,
      Message: 'hi: too-long (40)',
      Code: 'too-long',
    }));
  it('says the text in the terms of the market', () => {
    const toResponse = createCommandResponse<SaveError>(() => 'Above the MRP of ₹20.');
    setShopMarket(1);
    const response = toResponse({ ok: false, code: 'name-taken' }, 'en', () => commandSucceeded(1));
    setShopMarket(0);
    expect(response.Message).toBe('Above the RRP of £20.');
  });
});
