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
import { discardSession, signOut } from './sign-out.ts';
import { updateSession, session } from '../store/store.ts';
import { tokenExpiryMs, configureTokenRefresh, renewToken } from './token-refresh.ts';

const nowMs = Date.parse('2026-11-21T08:00:00Z');
const tokenEnding = (seconds: number, name: string) =>
  `${name}.${btoa(JSON.stringify({ exp: nowMs / 1000 + seconds }))}.s`;
const validToken = tokenEnding(900, 'fresh');
const renewed = [{ Id: 7, Error: 0, Message: '', Code: '', Token: tokenEnding(900, 'renewed') }];

let network: FakeNetwork;
const onEnded = jest.fn();
beforeEach(() => {
  network = fakeNetwork();
  onEnded.mockReset();
  setupSession();
  updateSession({ user: testUser, token: validToken });
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

describe('token refresh', () => {
  it('sends a token that is still valid as it is', async () => {
    await readCart();
    expect(sentTokens()).toEqual(['Bearer fresh']);
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(0);
  });

  it('renews a token that is about to expire before the request', async () => {
    updateSession({ token: tokenEnding(30, 'old') });
    network.respondTo(userOperations.renewToken, () => renewed);
    await readCart();
    expect(sentTokens()).toEqual(['Bearer renewed']);
    expect(network.requestsTo(userOperations.renewToken)[0]?.headers.has('authorization')).toBe(
      false,
    );
    expect(localStorage.getItem('Token')).toContain('renewed');
  });

  it('renews once when two requests are rejected together', async () => {
    network.respondTo(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('renewed')
        ? ({} as never)
        : problemResponse(401, 'not-signed-in'),
    );
    network.respondTo(userOperations.renewToken, () => renewed);
    await Promise.all([readCart(), readCart()]);
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(1);
  });

  it('uses a token that another tab has renewed', async () => {
    network.respondTo(cartOperations.readNearestCart, ({ headers }) =>
      headers.get('authorization')?.includes('other')
        ? ({} as never)
        : problemResponse(401, 'not-signed-in'),
    );
    localStorage.setItem('Token', tokenEnding(900, 'other'));
    await readCart();
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(0);
  });

  it('ends the session when the renewal is rejected', async () => {
    network.respondTo(cartOperations.readNearestCart, () => problemResponse(401, 'not-signed-in'));
    network.respondTo(userOperations.renewToken, () => problemResponse(401, 'not-signed-in'));
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the renewal gets no response', async () => {
    network.respondTo(cartOperations.readNearestCart, () => problemResponse(401, 'not-signed-in'));
    network.respondTo(userOperations.renewToken, rejectAsOffline);
    await expect(readCart()).rejects.toMatchObject({ status: 401 });
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('renews a valid token on request, for its new claims', async () => {
    network.respondTo(userOperations.renewToken, () => renewed);
    await renewToken();
    expect(session().token).toContain('renewed');
  });

  it('renews nothing for a visitor', async () => {
    updateSession({ token: null });
    await renewToken();
    expect(network.requestsTo(userOperations.renewToken)).toHaveLength(0);
  });

  it('knows no expiry for an unreadable token', () => expect(tokenExpiryMs('x')).toBeUndefined());
});

describe('ending a session', () => {
  it('clears the storage but keeps the pincode on sign-out', async () => {
    updateSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    network.respondTo(userOperations.endSession, () => [
      { Id: 7, Error: 0, Message: '', Code: '' },
    ]);
    await signOut();
    expect({ ...localStorage }).toEqual({ UserPincode: '560034' });
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034', localLines: [] });
  });

  it('signs out without a server', async () => {
    network.respondTo(userOperations.endSession, rejectAsOffline);
    await signOut();
    expect(session().user).toBeNull();
  });

  it('ends the renewed session and discards its token when signing out during a renewal', async () => {
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
    await Promise.all([readCart(), signOut()]);
    expect(order).toEqual(['renewed', 'ended']);
    expect([localStorage.getItem('Token'), session().token]).toEqual([null, null]);
  });

  it('does not wait for a renewal that hangs and discards its late token', async () => {
    jest.useFakeTimers();
    let releaseRenewal: () => void = () => undefined;
    const renewalDelay = new Promise<void>((resolve) => {
      releaseRenewal = resolve;
    });
    updateSession({ token: tokenEnding(30, 'old') });
    network.respondTo(userOperations.renewToken, async () => {
      await renewalDelay;
      return renewed;
    });
    network.respondTo(userOperations.endSession, () => [
      { Id: 7, Error: 0, Message: '', Code: '' },
    ]);
    const reading = readCart();
    const pendingSignOut = signOut();
    await jest.advanceTimersByTimeAsync(3_000);
    await pendingSignOut;
    releaseRenewal();
    jest.useRealTimers();
    await reading;
    expect(network.requestsTo(userOperations.endSession)).toHaveLength(1);
    expect([localStorage.getItem('Token'), session().token]).toEqual([null, null]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('keeps the pincode, unsent cart lines and held slot when the session expires', () => {
    localStorage.setItem('tokri.hold', '{"holdId":5}');
    localStorage.setItem('tokri.recent', 'onion');
    updateSession({
      pincode: '560034',
      localLines: [
        { ItemId: 1, UnitId: 1, OfferId: 0, Quantity: 1, UserId: 0, LineKey: 'k', Message: '' },
      ],
    });
    discardSession();
    expect(session()).toMatchObject({ user: null, token: null, pincode: '560034' });
    expect(session().localLines).toHaveLength(1);
    expect(localStorage.getItem('tokri.hold')).toBe('{"holdId":5}');
    expect(localStorage.getItem('tokri.recent')).toBeNull();
  });
});
