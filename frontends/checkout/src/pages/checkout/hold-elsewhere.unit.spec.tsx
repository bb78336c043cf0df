import { orderOperations, slotOperations } from '@tokri/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdStorageKey } from '@tokri/web-kit/session';
import { readHold, storeHold } from '../../features/slots/hold/hold-storage.ts';
import {
  expectText,
  expireHold,
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { commandOk, commandRejected, tomorrow } from '../../testing/fixtures.ts';

const shop = setupFakeShop();
const elsewhere = /^You hold .*7–10 am on another device or from an earlier visit\.$/;
const nextSlotElsewhere = /^You hold .*10 am–1 pm on another device or from an earlier visit\.$/;
const minuteMs = 60_000;

const holdRequests = () => shop.network.requestsTo(slotOperations.holdSlot);
const releases = () => shop.network.requestsTo(slotOperations.releaseHold);

const openWithHeldSlot = async () => {
  signInCustomer();
  const page = openCheckout();
  await holdMorningSlot(page);
  return page;
};
const holdOfOtherDevice = (holdId: number, remainingMs: number) => ({
  HoldId: holdId,
  SlotId: 101,
  Date: tomorrow,
  Start: '07:00',
  End: '10:00',
  ExpiresAt: new Date(Date.now() + remainingMs).toISOString(),
});
const nextSlotHold = () => ({
  ...holdOfOtherDevice(78, 5 * minuteMs),
  SlotId: 102,
  Start: '10:00',
  End: '13:00',
});
const takeOverElsewhere = () => {
  shop.network.respondTo(slotOperations.holdSlot, ({ body }) =>
    body.Extend
      ? commandRejected('hold-expired', 'Hold expired. Choose again')
      : body.TakeOver
        ? commandOk(501, {
            SlotId: body.SlotId,
            ExpiresAt: new Date(Date.now() + 5 * minuteMs).toISOString(),
            Extended: false,
            Alternatives: [],
          })
        : commandRejected('slot-already-held', 'You already hold this slot.'),
  );
  shop.network.respondTo(slotOperations.listOwnHolds, () => [holdOfOtherDevice(501, minuteMs)]);
};

describe('a hold of another device', () => {
  it('is shown in the checkout and taken over on request', async () => {
    shop.network.respondTo(slotOperations.listOwnHolds, () => [
      holdOfOtherDevice(77, 5 * minuteMs),
    ]);
    signInCustomer();
    const { user } = openCheckout();
    expect(await screen.findByText(elsewhere)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use it here' }));
    await waitFor(() =>
      expect(holdRequests().at(-1)?.body).toMatchObject({ SlotId: 101, TakeOver: true }),
    );
    expect(await screen.findByText(/is held for you\./)).toBeInTheDocument();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });

  it('is taken over once: holding the slot again later does not take it over', async () => {
    shop.network.respondTo(slotOperations.listOwnHolds, () => [
      holdOfOtherDevice(77, 5 * minuteMs),
    ]);
    signInCustomer();
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Use it here' }));
    await screen.findByText(/is held for you\./);
    expireHold();
    const holdAgainButton = await screen.findByRole('button', { name: 'Hold it again' });
    jest.restoreAllMocks();
    Element.prototype.scrollIntoView = jest.fn();
    await user.click(holdAgainButton);
    await waitFor(() => expect(holdRequests()).toHaveLength(2));
    expect(holdRequests()[0]?.body).toMatchObject({ TakeOver: true });
    expect(holdRequests()[1]?.body).not.toHaveProperty('TakeOver');
  });

  it('is listed with every other one, the one that is held longest first', async () => {
    shop.network.respondTo(slotOperations.listOwnHolds, () => [
      holdOfOtherDevice(77, minuteMs),
      { ...nextSlotHold(), HoldId: 79, SlotId: 999 },
      nextSlotHold(),
    ]);
    signInCustomer();
    openCheckout();
    await screen.findByText(elsewhere);
    expect(
      screen
        .getAllByText(/on another device or from an earlier visit\.$/)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(nextSlotElsewhere), expect.stringMatching(elsewhere)]);
  });

  it('is read again after this page has released its own hold', async () => {
    let isReleased = false;
    shop.network.respondTo(slotOperations.listOwnHolds, () => [
      ...(isReleased ? [] : [holdOfOtherDevice(501, 5 * minuteMs)]),
      nextSlotHold(),
    ]);
    shop.network.respondTo(slotOperations.releaseHold, () => {
      isReleased = true;
      return commandOk(1, {});
    });
    signInCustomer();
    const page = openCheckout();
    const { user } = page;
    await screen.findByText(elsewhere);
    await holdMorningSlot(page);
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandRejected('slot-cut-off', 'Orders for this slot are closed.', { Status: 8 }),
    );
    await user.click(await waitForPlaceButton());
    await expectText('Orders for this slot are closed.');
    expect(await screen.findByText(nextSlotElsewhere)).toBeInTheDocument();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });

  it('is not mentioned once it has expired', async () => {
    shop.network.respondTo(slotOperations.listOwnHolds, () => [holdOfOtherDevice(77, -minuteMs)]);
    signInCustomer();
    openCheckout();
    await screen.findByRole('radio', { name: /7–10 am/ });
    expect(shop.network.requestsTo(slotOperations.listOwnHolds)).toHaveLength(1);
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });
});

describe('a hold that another device took over', () => {
  it('is not released when extending it is refused, and can be taken back', async () => {
    const { user } = await openWithHeldSlot();
    takeOverElsewhere();
    await user.click(screen.getByRole('button', { name: '5 more minutes' }));
    expect(await screen.findByText(elsewhere)).toBeInTheDocument();
    expect(releases()).toEqual([]);
    expect(readHold(7)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use it here' }));
    expect(await screen.findByText(/is held for you\./)).toBeInTheDocument();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
    expect(readHold(7)).toMatchObject({ holdId: 501, slot: { slotId: 101 } });
  });

  it('is noticed when the customer comes back to the page', async () => {
    await openWithHeldSlot();
    const liveRegions = screen.getAllByRole('status');
    takeOverElsewhere();
    fireEvent(document, new Event('visibilitychange'));
    const notice = await screen.findByText(elsewhere);
    expect(liveRegions).toContain(notice.closest('[role=status]'));
    expect(releases()).toEqual([]);
  });
});

describe('a countdown that ends after another device took the hold over', () => {
  it('names the other device instead of an expired hold', async () => {
    await openWithHeldSlot();
    shop.network.respondTo(slotOperations.releaseHold, () =>
      commandRejected('hold-taken-over', 'Another device has this hold.'),
    );
    expireHold();
    expect(await screen.findByText(elsewhere)).toBeInTheDocument();
    expect(screen.queryByText(/Your hold has expired/)).not.toBeInTheDocument();
  });
});

describe('a hold in two tabs', () => {
  const extendInOtherTab = () => {
    const stored = readHold(7);
    if (!stored) throw new Error('no hold is stored');
    const until = new Date(Date.now() + 12 * minuteMs).toISOString();
    storeHold({ ...stored, until, isExtended: true });
  };

  it('follows an extension in the other tab', async () => {
    await openWithHeldSlot();
    extendInOtherTab();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: holdStorageKey }));
    });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '5 more minutes' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText(/is held for you\./)).toBeInTheDocument();
  });

  it('is kept at the end of this countdown when the other tab extended it', async () => {
    await openWithHeldSlot();
    extendInOtherTab();
    expireHold();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '5 more minutes' })).not.toBeInTheDocument(),
    );
    expect(releases()).toEqual([]);
    expect(screen.getByText(/is held for you\./)).toBeInTheDocument();
  });

  it('sends its key when it is released', async () => {
    await openWithHeldSlot();
    const holdKey = readHold(7)?.holdKey;
    expireHold();
    await waitFor(() => expect(releases()[0]?.query).toEqual({ HoldId: '501', HoldKey: holdKey }));
  });
});
