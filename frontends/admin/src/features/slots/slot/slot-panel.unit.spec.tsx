import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { day, signInAs } from '../../../testing/fake-admin-api.ts';
import {
  buildSlotUsage,
  setupSlotsApi,
  type FakeSlotsApi,
} from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
const date = addDays(day, 1);
const name = `${formatDate(date)}, 7–9 am`;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots');
});
afterEach(() => api.network.restore());

const findPanel = async (on: string) =>
  within(await screen.findByRole('complementary', { name: `${formatDate(on)}, 7–9 am` }));
const openPanel = async (path = '/admin/slots?SlotId=101', on = date) => {
  const { user } = renderPage(routes, path);
  return { user, findPanel: await findPanel(on) };
};
type OpenedPanel = Awaited<ReturnType<typeof openPanel>>;
const respondWithPreview = (more: object) =>
  api.network.respondTo(slotAdminOperations.previewCapacity, ({ query }) => [
    {
      Before: buildSlotUsage(),
      After: buildSlotUsage({ Capacity: Number(query.Count) }),
      Closes: false,
      Over: 0,
      ItemsOver: 0,
      Offers: 0,
      ...more,
    },
  ]);

describe('the panel of a slot', () => {
  it('opened, tells what fills it and where it may be changed', async () => {
    const { findPanel: aside } = await openPanel();
    for (const text of ['38 of 40 booked', '1 held', 'Held in checkout'])
      expect(aside.getByText(text)).toBeInTheDocument();
    expect(aside.getByRole('heading', { name })).toHaveFocus();
    expect(aside.queryByRole('link', { name: /orders$/ })).toBeNull();
    expect(aside.getByRole('link', { name: 'Close the whole day' })).toHaveAttribute(
      'href',
      `/admin/slots/days?Date=${date}&GroupId=1`,
    );
  });
  it('for staff with orders, leads to those of the slot', async () => {
    signInAs('slots', 'transactions');
    const { findPanel: aside } = await openPanel();
    expect(aside.getByRole('link', { name: 'View the 38 orders' })).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${date}&SlotId=101`,
    );
  });
  it('closed again, gives the focus back to its cell', async () => {
    const { user, findPanel: aside } = await openPanel();
    await user.click(aside.getByRole('link', { name: 'Close the panel' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(`^${name}: 38 of 40`) })).toHaveFocus(),
    );
  });
  it('left by Escape, is closed', async () => {
    await openPanel();
    // Its default would close the dialog that asks.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it.each([
    ['Escape', async ({ user }: OpenedPanel) => user.keyboard('{Escape}')],
    [
      'its cross',
      async ({ user, findPanel: aside }: OpenedPanel) =>
        user.click(aside.getByRole('link', { name: 'Close the panel' })),
    ],
    [
      'the next week',
      async ({ user }: OpenedPanel) =>
        user.click(screen.getByRole('button', { name: 'Next week' })),
    ],
    [
      'another part of slots',
      async ({ user }: OpenedPanel) => user.click(screen.getByRole('link', { name: 'Templates' })),
    ],
  ] as const)('with a change, left by %s, asks first', async (_way, leave) => {
    respondWithPreview({});
    const opened = await openPanel();
    await opened.user.type(opened.findPanel.getByLabelText('Capacity'), '{Backspace}1');
    await leave(opened);
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(opened.findPanel.getByLabelText('Capacity')).toHaveValue('1');
    await leave(opened);
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it('its switch, pressed, closes the slot and keeps its places', async () => {
    api.network.respondTo(slotAdminOperations.closeSlot, () => {
      api.utilisation = api.utilisation.map((slot) =>
        slot.Id === 101 ? { ...slot, State: 'Closed', ClosedFor: 'closed' } : slot,
      );
      return [commandOk(101, {})];
    });
    const { user, findPanel: aside } = await openPanel();
    await user.click(aside.getByRole('switch', { name: 'Open for bookings' }));
    expect(await aside.findByRole('switch', { name: 'Closed. Existing orders are kept.' })).not.toBeChecked();
    expect(api.network.requestsTo(slotAdminOperations.closeSlot)[0]?.body).toEqual({
      SlotId: 101,
      Closed: true,
    });
  });
  it('on a closed day, has no switch and leads to the closed days', async () => {
    api.utilisation = [buildSlotUsage({ State: 'Closed', ClosedFor: 'blackout' })];
    const { findPanel: aside } = await openPanel();
    expect(aside.getByText(/^Holiday: no orders on this day\./)).toBeInTheDocument();
    expect(aside.queryByRole('switch')).toBeNull();
  });
  it('past its cut-off, tells that orders have ended and keeps switch and form, by which its cut-off is moved', async () => {
    api.utilisation = [buildSlotUsage({ State: 'Closed' })];
    respondWithPreview({});
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, findPanel: aside } = await openPanel();
    expect(aside.getByText(/^Orders for this slot are closed\./)).toBeInTheDocument();
    expect(aside.getByRole('switch', { name: 'Open for bookings' })).toBeInTheDocument();
    await user.selectOptions(
      aside.getByLabelText('Cut-off type'),
      'Minutes before the start',
    );
    expect(aside.getByLabelText('Minutes')).toHaveValue('120');
    await user.clear(aside.getByLabelText('Minutes'));
    await user.type(aside.getByLabelText('Minutes'), '30');
    await waitFor(() =>
      expect(aside.getByRole('button', { name: 'Save for this day' })).toBeEnabled(),
    );
    await user.click(aside.getByRole('button', { name: 'Save for this day' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Date: date, CutOffMinutes: 30 }],
      }),
    );
  });
  it.each(['', 'closed', 'blackout'] as const)(
    'of a day that is over, closed for "%s", changes nothing any more',
    async (ClosedFor) => {
      api.utilisation = [buildSlotUsage({ State: 'Closed', ClosedFor, Date: addDays(day, -1) })];
      const { findPanel: aside } = await openPanel(
        `/admin/slots?SlotId=101&From=${addDays(day, -1)}`,
        addDays(day, -1),
      );
      expect(aside.getByText(/can no longer be edited/)).toBeInTheDocument();
      expect(aside.queryByRole('textbox')).toBeNull();
      expect(aside.queryByRole('switch')).toBeNull();
    },
  );
});

describe('a change for one day', () => {
  const setCapacity = async (to: string) => {
    const opened = await openPanel();
    const field = opened.findPanel.getByLabelText('Capacity');
    await opened.user.clear(field);
    await opened.user.type(field, to);
    return opened;
  };
  const save = { name: 'Save for this day' } as const;
  it('of the capacity, tells before it is saved whom the waiting list offers a place, then saves all terms', async () => {
    api.waitlist = [
      { Position: 0, UserId: 70, Items: 2, Since: null, OfferUntil: `${day}T10:00:00+05:30` },
      { Position: 1, UserId: 71, Items: 3, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
      { Position: 2, UserId: 72, Items: 1, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
    ];
    respondWithPreview({ Offers: 1 });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, findPanel: aside } = await setCapacity('46');
    expect(await aside.findByText(/1 customer on the waitlist gets an offer/)).toBeInTheDocument();
    expect(await aside.findByText('Customer 71, 3 items')).toBeInTheDocument();
    expect(aside.getByText('Capacity +6, 1 available after saving')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toEqual({
        CompanyId: 1,
        GroupId: 1,
        Slots: [
          {
            Date: date,
            Start: '07:00',
            End: '09:00',
            Count: 46,
            Fee: 0,
            MinimumOrder: 0,
            PartyFees: [],
            CutOffMinutes: 120,
          },
        ],
      }),
    );
    expect(api.network.requestsTo(slotAdminOperations.previewCapacity).at(-1)?.query).toEqual({
      SlotId: '101',
      Count: '46',
    });
  });
  it('below what is taken, tells that the slot closes and who stays', async () => {
    respondWithPreview({
      Closes: true,
      Over: 9,
      After: buildSlotUsage({ Capacity: 39, ClosedFor: 'closed', State: 'Closed' }),
    });
    const { findPanel: aside } = await setCapacity('30');
    expect(
      await aside.findByText('Closes the slot: 9 bookings and holds exceed the new capacity.'),
    ).toBeInTheDocument();
    expect(aside.getByText('38 orders and 1 hold are kept.')).toBeInTheDocument();
  });
  it('whose effect does not come, is not saved until it does', async () => {
    api.network.respondTo(slotAdminOperations.previewCapacity, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user, findPanel: aside } = await setCapacity('41');
    expect(await aside.findByText(/The preview could not be loaded/)).toBeInTheDocument();
    expect(aside.getByRole('button', save)).toBeDisabled();
    respondWithPreview({});
    await user.click(aside.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
  });
  it('that breaks a rule, names field and rule and asks for no effect', async () => {
    const { findPanel: aside } = await setCapacity('501');
    expect(await aside.findByText('A whole number from 0 to 500')).toBeInTheDocument();
    expect(aside.getByLabelText('Capacity')).toBeInvalid();
    expect(aside.getByRole('button', save)).toBeDisabled();
    expect(api.network.requestsTo(slotAdminOperations.previewCapacity)).toEqual([]);
  });
  it('beside what another has changed of other terms, leaves that as it is', async () => {
    respondWithPreview({ Before: buildSlotUsage({ Fee: 30, CutOffHour: 20 }) });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, findPanel: aside } = await setCapacity('46');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46, Fee: 30, CutOffHour: 20 }],
      }),
    );
  });
  it('of what another has changed meanwhile, shows the clash, and is saved only once it was seen', async () => {
    respondWithPreview({ Before: buildSlotUsage({ Capacity: 60 }) });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, findPanel: aside } = await setCapacity('46');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    api.utilisation = api.utilisation.map((slot) =>
      slot.Id === 101 ? { ...slot, Capacity: 60 } : slot,
    );
    await user.click(aside.getByRole('button', save));
    expect(
      await screen.findByText(
        'Someone else changed this slot. It is now Capacity: 60. Review it, then save again.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
    expect(
      await aside.findByText(/It is now Capacity: 60\. Saving overwrites that change/),
    ).toBeInTheDocument();
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46 }],
      }),
    );
  });
  it('undone, is as it was', async () => {
    respondWithPreview({});
    const { user, findPanel: aside } = await setCapacity('41');
    await user.click(aside.getByRole('button', { name: 'Undo' }));
    expect(aside.getByLabelText('Capacity')).toHaveValue('40');
    expect(aside.queryByRole('button', save)).toBeNull();
  });
  it('of charge, cut-off and a party, is written with the hour of the day before', async () => {
    respondWithPreview({});
    api.network.respondTo(slotOperations.saveSlots, () => [
      commandRejected('slot-past', 'This slot is over. Choose another.', {}),
    ]);
    const { user, findPanel: aside } = await openPanel();
    await user.clear(aside.getByLabelText('Charge before tax (₹)'));
    await user.type(aside.getByLabelText('Charge before tax (₹)'), '25.50');
    await user.selectOptions(
      aside.getByLabelText('Cut-off type'),
      'Time on the day before',
    );
    await user.click(aside.getByRole('button', { name: 'Add a party' }));
    await user.type(aside.getByLabelText('Party number, row 1'), '7');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    expect(
      within(await screen.findByRole('dialog')).getByText('This slot is over. Choose another.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
      Slots: [{ Fee: 25.5, CutOffHour: 20, PartyFees: [{ PartyId: 7, Fee: 0 }] }],
    });
  });
});
