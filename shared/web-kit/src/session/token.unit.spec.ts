import { cartOperations, userOperations } from '@tokri/contracts/http';
import { call } from '../platform/api/call.ts';
import {
  aUser,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  type FakeNetwork,
} from '../testing/index.ts';
import { forgetSession, logOut } from './sign-out.ts';
import { changeSession, session } from './store.ts';
import { endOf, keepToken } from './token.ts';

const nowMs = Date.parse('2026-11-21T08:00:00Z');
const tokenEnding = (seconds: number, name: string) =>
  `${name}.${btoa(JSON.stringify({ exp: nowMs / 1000 + seconds }))}.s`;
const fresh = tokenEnding(900, 'fresh');
const renewed = [{ Id: 7, Error: 0, Message: '', Code: '', Token: tokenEnding(900, 'renewed') }];

let network: FakeNetwork;
const onEnded = jest.fn();
beforeEach(() => {
  network = fakeNetwork();
  onEnded.mockReset();
  givenSession();
  changeSession({ user: aUser, token: fresh });
  keepToken({ onEnded, nowMs: () => nowMs });
  network.answer(cartOperations.readNearestCart, () => ({}) as never);
});
afterEach(() => network.restore());

const readCart = () => call(cartOperations.readNearestCart, { query: { UserId: 7, CompanyId: 1 } });
const sentTokens = () =>
  network
    .callsOf(cartOperations.readNearestCart)
    .map(({ headers }) => headers.get('authorization')?.split('.')[0]);

describe('the token', () => {
  it('with time left, goes along as it is', async () => {
    await readCart();
    expect(sentTokens()).toEqual(['Bearer fresh']);
    expect(network.callsOf(userOperations.renewToken)).toHaveLength(0);
  });

  it('about to end, is renewed before the call, without the old one', async () => {
    changeSession({ token: tokenEnding(30, 'old') });
    network.answer(userOperations.renewToken, () => renewed);
    await readCart();
    expect(sentTokens()).toEqual(['Bearer renewed']);
    expect(network.callsOf(userOperations.renewToken)[0]?.headers.has('authorization')).toBe(false);
    expect(localStorage.getItem('Token')).toContain('renewed');
  });

  it('refused by two calls at once, is renewed once', async () => {
    network.answer(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('renewed')
        ? ({} as never)
        : problem(401, 'not-signed-in'),
    );
    network.answer(userOperations.renewToken, () => renewed);
    await Promise.all([readCart(), readCart()]);
    expect(network.callsOf(userOperations.renewToken)).toHaveLength(1);
  });

  it('that another tab has renewed, is taken from storage', async () => {
    network.answer(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('other')
        ? ({} as never)
        : problem(401, 'not-signed-in'),
    );
    localStorage.setItem('Token', tokenEnding(900, 'other'));
    await readCart();
    expect(network.callsOf(userOperations.renewToken)).toHaveLength(0);
  });

  it('whose renewal is refused, ends the session', async () => {
    network.answer(cartOperations.readNearestCart, () => problem(401, 'not-signed-in'));
    network.answer(userOperations.renewToken, () => problem(401, 'not-signed-in'));
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('whose renewal gets no answer, ends nothing', async () => {
    network.answer(cartOperations.readNearestCart, () => problem(401, 'not-signed-in'));
    network.answer(userOperations.renewToken, noNetwork);
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('that cannot be read, has no known end', () => expect(endOf('x')).toBeUndefined());
});

describe('leaving', () => {
  it('by logout, clears the storage but puts the pincode back', async () => {
    changeSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    network.answer(userOperations.endSession, () => [{ Id: 7, Error: 0, Message: '', Code: '' }]);
    await logOut();
    expect({ ...localStorage }).toEqual({ UserPincode: '560034' });
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034', localLines: [] });
  });

  it('by logout without a server, leaves all the same', async () => {
    network.answer(userOperations.endSession, noNetwork);
    await logOut();
    expect(session().user).toBeNull();
  });

  it('by logout while the token is renewed, ends what the renewal brought and keeps none of it', async () => {
    const order: string[] = [];
    changeSession({ token: tokenEnding(30, 'old') });
    network.answer(userOperations.renewToken, () => {
      order.push('renewed');
      return renewed;
    });
    network.answer(userOperations.endSession, () => {
      order.push('ended');
      return [{ Id: 7, Error: 0, Message: '', Code: '' }];
    });
    await Promise.all([readCart(), logOut()]);
    expect(order).toEqual(['renewed', 'ended']);
    expect([localStorage.getItem('Token'), session().token]).toEqual([null, null]);
  });

  it('by logout while a renewal hangs, waits a moment and tells the server; what the renewal brings later is not kept', async () => {
    jest.useFakeTimers();
    let bring: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      bring = resolve;
    });
    changeSession({ token: tokenEnding(30, 'old') });
    network.answer(userOperations.renewToken, async () => {
      await late;
      return renewed;
    });
    network.answer(userOperations.endSession, () => [{ Id: 7, Error: 0, Message: '', Code: '' }]);
    const reading = readCart();
    const leaving = logOut();
    await jest.advanceTimersByTimeAsync(3_000);
    await leaving;
    bring();
    jest.useRealTimers();
    await reading;
    expect(network.callsOf(userOperations.endSession)).toHaveLength(1);
    expect([localStorage.getItem('Token'), session().token]).toEqual([null, null]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('by an ended session, keeps pincode and lines that were not acknowledged', () => {
    changeSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    forgetSession();
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034' });
    expect(session().localLines).toHaveLength(1);
  });
});
