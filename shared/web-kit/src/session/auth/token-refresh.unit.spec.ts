import { cartOperations, userOperations } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import {
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  type FakeNetwork,
} from '../../testing/index.ts';
import { discardSession, logOut } from './sign-out.ts';
import { updateSession, session } from '../store/store.ts';
import { tokenExpiryMs, configureTokenRefresh } from './token-refresh.ts';

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
  setupSession();
  updateSession({ user: testUser, token: fresh });
  configureTokenRefresh({ onSessionEnded: onEnded, nowMs: () => nowMs });
  network.respondTo(cartOperations.readNearestCart, () => ({}) as never);
});
afterEach(() => network.restore());

const readCart = () =>
  callApi(cartOperations.readNearestCart, { query: { UserId: 7, CompanyId: 1 } });
const sentTokens = () =>
  network
    .requestsTo(cartOperations.readNearestCart)
    .map(({ headers }) => headers.get('authorization')?.split('.')[0]);

describe('the token', () => {
  it('with time left, goes along as it is', async () => {
    await readCart();
    expect(sentTokens()).toEqual(['Bearer fresh']);
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(0);
  });

  it('about to end, is renewed before the call, without the old one', async () => {
    updateSession({ token: tokenEnding(30, 'old') });
    network.respondTo(userOperations.renewToken, () => renewed);
    await readCart();
    expect(sentTokens()).toEqual(['Bearer renewed']);
    expect(network.requestsTo(userOperations.renewToken)[0]?.headers.has('authorization')).toBe(
      false,
    );
    expect(localStorage.getItem('Token')).toContain('renewed');
  });

  it('refused by two calls at once, is renewed once', async () => {
    network.respondTo(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('renewed')
        ? ({} as never)
        : problemResponse(401, 'not-signed-in'),
    );
    network.respondTo(userOperations.renewToken, () => renewed);
    await Promise.all([readCart(), readCart()]);
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(1);
  });

  it('that another tab has renewed, is taken from storage', async () => {
    network.respondTo(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('other')
        ? ({} as never)
        : problemResponse(401, 'not-signed-in'),
    );
    localStorage.setItem('Token', tokenEnding(900, 'other'));
    await readCart();
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(0);
  });

  it('whose renewal is refused, ends the session', async () => {
    network.respondTo(cartOperations.readNearestCart, () => problemResponse(401, 'not-signed-in'));
    network.respondTo(userOperations.renewToken, () => problemResponse(401, 'not-signed-in'));
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('whose renewal gets no answer, ends nothing', async () => {
    network.respondTo(cartOperations.readNearestCart, () => problemResponse(401, 'not-signed-in'));
    network.respondTo(userOperations.renewToken, rejectAsOffline);
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('that cannot be read, has no known end', () => expect(tokenExpiryMs('x')).toBeUndefined());
});

describe('leaving', () => {
  it('by logout, clears the storage but puts the pincode back', async () => {
    updateSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    network.respondTo(userOperations.endSession, () => [
      { Id: 7, Error: 0, Message: '', Code: '' },
    ]);
    await logOut();
    expect({ ...localStorage }).toEqual({ UserPincode: '560034' });
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034', localLines: [] });
  });

  it('by logout without a server, leaves all the same', async () => {
    network.respondTo(userOperations.endSession, rejectAsOffline);
    await logOut();
    expect(session().user).toBeNull();
  });

  it('by logout while the token is renewed, ends what the renewal brought and keeps none of it', async () => {
    const order: string[] = [];
    updateSession({ token: tokenEnding(30, 'old') });
    network.respondTo(userOperations.renewToken, () => {
      order.push('renewed');
      return renewed;
    });
    network.respondTo(userOperations.endSession, () => {
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
    updateSession({ token: tokenEnding(30, 'old') });
    network.respondTo(userOperations.renewToken, async () => {
      await late;
      return renewed;
    });
    network.respondTo(userOperations.endSession, () => [
      { Id: 7, Error: 0, Message: '', Code: '' },
    ]);
    const reading = readCart();
    const leaving = logOut();
    await jest.advanceTimersByTimeAsync(3_000);
    await leaving;
    bring();
    jest.useRealTimers();
    await reading;
    expect(network.requestsTo(userOperations.endSession)).toHaveLength(1);
    expect([localStorage.getItem('Token'), session().token]).toEqual([null, null]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('by an ended session, keeps pincode and lines that were not acknowledged', () => {
    updateSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    discardSession();
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034' });
    expect(session().localLines).toHaveLength(1);
  });
});
