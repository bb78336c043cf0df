import { slotOperations } from '@tokri/contracts/api';
import { setupSession, rejectAsOffline } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { holdStorageKey } from '@tokri/web-kit/session';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildLine, commandOk, commandRejected } from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expectText,
  expireHold,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const noon = { name: /10 am–1 pm/ };
const requestedSlotIds = (): readonly number[] =>
  shop.network
    .requestsTo(slotOperations.holdSlot)
    .map(({ body }) => (body as { SlotId: number }).SlotId);
const holdKeys = (slotId: number): readonly string[] =>
  shop.network
    .requestsTo(slotOperations.holdSlot)
    .map(({ body }) => body as { SlotId: number; HoldKey: string })
    .filter(({ SlotId }) => SlotId === slotId)
    .map(({ HoldKey }) => HoldKey);

const respondWithHold = ({ body }: { body: { SlotId: number } }) =>
  commandOk(body.SlotId + 400, {
    SlotId: body.SlotId,
    ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    Extended: false,
    Alternatives: [],
  });

const setOnline = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  shop.network.respondTo(slotOperations.holdSlot, isOnline ? respondWithHold : rejectAsOffline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

const loseResponses = (): void => shop.network.respondTo(slotOperations.holdSlot, rejectAsOffline);

type Visit = ReturnType<typeof openCheckout>;

const visitHolding = async (): Promise<Visit> => {
  signInCustomer();
  const page = openCheckout();
  await holdMorningSlot(page);
  await waitForPlaceButton();
  return page;
};

const visitEmpty = async (): Promise<Visit> => {
  signInCustomer();
  const page = openCheckout();
  await expectText('Choose a delivery slot');
  return page;
};

const tapNoonWithoutResponse = async ({ user }: Visit): Promise<void> => {
  await user.click(await screen.findByRole('radio', noon));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
};

describe('choosing a slot while offline', () => {
  it('shows the failure until the network is back and keeps the previous hold', async () => {
    const page = await visitHolding();
    setOnline(false);
    await tapNoonWithoutResponse(page);
    setOnline(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
  });
  it('does not hold the slot at a later visit', async () => {
    const page = await visitHolding();
    setOnline(false);
    await tapNoonWithoutResponse(page);
    page.unmount();
    const before = requestedSlotIds().length;
    openCheckout();
    setOnline(true);
    await waitFor(() => expect(requestedSlotIds().length).toBeGreaterThan(before));
    await waitForPlaceButton();
    expect(requestedSlotIds().slice(before)).not.toContain(102);
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
  });
  it('leaves nothing to hold later when no slot was held', async () => {
    const page = await visitEmpty();
    setOnline(false);
    await tapNoonWithoutResponse(page);
    setOnline(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    page.unmount();
    const before = requestedSlotIds().length;
    openCheckout();
    await expectText('Choose a delivery slot');
    expect(requestedSlotIds()).toHaveLength(before);
  });
});

describe('slot request whose response was lost', () => {
  it('is given up at the next visit while the previous hold still stands', async () => {
    const page = await visitHolding();
    loseResponses();
    await tapNoonWithoutResponse(page);
    page.unmount();
    shop.network.respondTo(slotOperations.holdSlot, respondWithHold);
    const before = requestedSlotIds().length;
    openCheckout();
    expect(await screen.findByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    await waitFor(() => expect(requestedSlotIds().slice(before)).toEqual([101]));
  });
  it('is found by its own key when the server has replaced the previous hold', async () => {
    const page = await visitHolding();
    loseResponses();
    await tapNoonWithoutResponse(page);
    page.unmount();
    shop.network.respondTo(slotOperations.holdSlot, ({ body }) =>
      body.SlotId === 101 ? commandRejected('hold-expired', 'Over.') : respondWithHold({ body }),
    );
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(new Set(holdKeys(102)).size).toBe(1);
  });
  it('is repeated once at the next visit when no slot was held', async () => {
    const page = await visitEmpty();
    loseResponses();
    await tapNoonWithoutResponse(page);
    page.unmount();
    shop.network.respondTo(slotOperations.holdSlot, respondWithHold);
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(new Set(holdKeys(102)).size).toBe(1);
  });
  it('is forgotten once a hold could no longer be valid', async () => {
    const page = await visitEmpty();
    loseResponses();
    await tapNoonWithoutResponse(page);
    page.unmount();
    expireHold();
    const before = requestedSlotIds().length;
    openCheckout();
    await expectText('Choose a delivery slot');
    expect(requestedSlotIds()).toHaveLength(before);
  });
});

describe('slot chosen by a visitor', () => {
  it('is held after signing in and replaces an older hold of the account', async () => {
    const page = await visitHolding();
    page.unmount();
    const previousHold = localStorage.getItem(holdStorageKey) ?? '';
    setupSession({
      pincode: '560034',
      localLines: [
        {
          LineKey: buildLine().LineKey,
          ItemId: 3,
          UnitId: 30,
          OfferId: 0,
          Quantity: 2,
          UserId: 0,
          Message: '',
        },
      ],
    });
    const visit = openCheckout();
    await visit.user.click(await screen.findByRole('radio', noon));
    visit.unmount();
    signInCustomer();
    localStorage.setItem(holdStorageKey, previousHold);
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      SlotId: 102,
      Replaces: 501,
    });
  });
});
