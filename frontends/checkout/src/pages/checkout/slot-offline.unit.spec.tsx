import { slotOperations } from '@tokri/contracts/http';
import { givenSession, noNetwork } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { holdStorageKey } from '../../features/slot/hold-storage.ts';
import { shopOfEachTest, signedIn } from '../../testing/checkout-network.ts';
import { aLine, done, refusal } from '../../testing/fixtures.ts';
import {
  holdMorning,
  isShown,
  letHoldRunOut,
  openCheckout,
  readyButton,
} from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();
const noon = { name: /10 am–1 pm/ };
const asked = (): readonly number[] =>
  shop.network
    .callsOf(slotOperations.holdSlot)
    .map(({ body }) => (body as { SlotId: number }).SlotId);
const holdKeys = (slotId: number): readonly string[] =>
  shop.network
    .callsOf(slotOperations.holdSlot)
    .map(({ body }) => body as { SlotId: number; HoldKey: string })
    .filter(({ SlotId }) => SlotId === slotId)
    .map(({ HoldKey }) => HoldKey);

const granted = ({ body }: { body: { SlotId: number } }) =>
  done(body.SlotId + 400, {
    SlotId: body.SlotId,
    ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    Extended: false,
    Alternatives: [],
  });

/** The device loses its network, or finds it again. */
const connect = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  shop.network.answer(slotOperations.holdSlot, isOnline ? granted : noNetwork);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

/** Every answer is lost on the way, though the device says that it has a network. */
const loseAnswers = (): void => shop.network.answer(slotOperations.holdSlot, noNetwork);

type Visit = ReturnType<typeof openCheckout>;

/** The morning is held at this visit. */
const visitHolding = async (): Promise<Visit> => {
  signedIn();
  const page = openCheckout();
  await holdMorning(page);
  await readyButton();
  return page;
};

/** Nothing is held at this visit. */
const visitEmpty = async (): Promise<Visit> => {
  signedIn();
  const page = openCheckout();
  await isShown('Choose a delivery slot');
  return page;
};

/** No answer comes, and the page says so. */
const tapNoonInVain = async ({ user }: Visit): Promise<void> => {
  await user.click(await screen.findByRole('radio', noon));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
};

describe('a slot that is tapped without a network', () => {
  it('is said to have failed until the network is back, and what was held stays', async () => {
    const page = await visitHolding();
    connect(false);
    await tapNoonInVain(page);
    connect(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
  });
  it('is not held at a later visit', async () => {
    const page = await visitHolding();
    connect(false);
    await tapNoonInVain(page);
    page.unmount();
    const before = asked().length;
    openCheckout();
    connect(true);
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    await readyButton();
    expect(asked().slice(before)).not.toContain(102);
    expect(screen.getByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
  });
  it('with nothing held, leaves nothing to hold later', async () => {
    const page = await visitEmpty();
    connect(false);
    await tapNoonInVain(page);
    connect(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    page.unmount();
    const before = asked().length;
    openCheckout();
    await isShown('Choose a delivery slot');
    expect(asked()).toHaveLength(before);
  });
});

describe('a slot whose answer was lost', () => {
  it('is given up at the next visit when what was held before still stands', async () => {
    const page = await visitHolding();
    loseAnswers();
    await tapNoonInVain(page);
    page.unmount();
    shop.network.answer(slotOperations.holdSlot, granted);
    const before = asked().length;
    openCheckout();
    expect(await screen.findByRole('radio', { name: /7–10 am.*Held for you/ })).toBeChecked();
    await waitFor(() => expect(asked().slice(before)).toEqual([101]));
  });
  it('is found by its own key when the server holds it in place of the one before', async () => {
    const page = await visitHolding();
    loseAnswers();
    await tapNoonInVain(page);
    page.unmount();
    shop.network.answer(slotOperations.holdSlot, ({ body }) =>
      body.SlotId === 101 ? refusal('hold-expired', 'Over.') : granted({ body }),
    );
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(new Set(holdKeys(102)).size).toBe(1);
  });
  it('is asked for once more at the next visit, when nothing was held', async () => {
    const page = await visitEmpty();
    loseAnswers();
    await tapNoonInVain(page);
    page.unmount();
    shop.network.answer(slotOperations.holdSlot, granted);
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(new Set(holdKeys(102)).size).toBe(1);
  });
  it('is forgotten once no hold of it could stand any more', async () => {
    const page = await visitEmpty();
    loseAnswers();
    await tapNoonInVain(page);
    page.unmount();
    letHoldRunOut();
    const before = asked().length;
    openCheckout();
    await isShown('Choose a delivery slot');
    expect(asked()).toHaveLength(before);
  });
});

describe('a slot that a visitor chose', () => {
  it('is held after signing in, in place of an older one of the account', async () => {
    const page = await visitHolding();
    page.unmount();
    const kept = localStorage.getItem(holdStorageKey) ?? '';
    givenSession({
      pincode: '560034',
      localLines: [
        {
          LineKey: aLine().LineKey,
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
    signedIn();
    localStorage.setItem(holdStorageKey, kept);
    openCheckout();
    expect(await screen.findByRole('radio', { name: /10 am–1 pm.*Held for you/ })).toBeChecked();
    expect(shop.network.callsOf(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
      SlotId: 102,
      Replaces: 501,
    });
  });
});
