import { addDays } from '@tokri/contracts';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/http';
import { problem, renderPage } from '@tokri/web-kit/testing';
import { shortDay } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { done, refusal } from '../../../testing/fixtures.ts';
import { day, signedInAs } from '../../../testing/office.ts';
import { aFill, openSlotDesk, type SlotDesk } from '../../../testing/slot-desk.ts';

let desk: SlotDesk;
const date = addDays(day, 1);
const name = `${shortDay(date)}, 7–9 am`;
beforeEach(() => {
  desk = openSlotDesk();
  signedInAs('slots');
});
afterEach(() => desk.network.restore());

const panel = async (on: string) =>
  within(await screen.findByRole('complementary', { name: `${shortDay(on)}, 7–9 am` }));
const open = async (path = '/admin/slots?SlotId=101', on = date) => {
  const { user } = renderPage(routes, path);
  return { user, panel: await panel(on) };
};
type Opened = Awaited<ReturnType<typeof open>>;
const previewed = (more: object) =>
  desk.network.answer(slotAdminOperations.previewCapacity, ({ query }) => [
    {
      Before: aFill(),
      After: aFill({ Capacity: Number(query.Count) }),
      Closes: false,
      Over: 0,
      ItemsOver: 0,
      Offers: 0,
      ...more,
    },
  ]);

describe('the panel of a slot', () => {
  it('opened, tells what fills it and where it may be changed', async () => {
    const { panel: aside } = await open();
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
    signedInAs('slots', 'transactions');
    const { panel: aside } = await open();
    expect(aside.getByRole('link', { name: 'See the 38 orders' })).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${date}&SlotId=101`,
    );
  });
  it('closed again, gives the focus back to its cell', async () => {
    const { user, panel: aside } = await open();
    await user.click(aside.getByRole('link', { name: 'Close the panel' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(`^${name}: 38 of 40`) })).toHaveFocus(),
    );
  });
  it('left by Escape, is closed', async () => {
    await open();
    // Its default would close the dialog that asks.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it.each([
    ['Escape', async ({ user }: Opened) => user.keyboard('{Escape}')],
    [
      'its cross',
      async ({ user, panel: aside }: Opened) =>
        user.click(aside.getByRole('link', { name: 'Close the panel' })),
    ],
    [
      'the next week',
      async ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Next week' })),
    ],
    [
      'another part of slots',
      async ({ user }: Opened) => user.click(screen.getByRole('link', { name: 'Templates' })),
    ],
  ] as const)('with a change, left by %s, asks first', async (_way, leave) => {
    previewed({});
    const opened = await open();
    await opened.user.type(opened.panel.getByLabelText('Capacity'), '{Backspace}1');
    await leave(opened);
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(opened.panel.getByLabelText('Capacity')).toHaveValue('1');
    await leave(opened);
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it('its switch, pressed, closes the slot and keeps its places', async () => {
    desk.network.answer(slotAdminOperations.closeSlot, () => {
      desk.fill = desk.fill.map((slot) =>
        slot.Id === 101 ? { ...slot, State: 'Closed', ClosedFor: 'closed' } : slot,
      );
      return [done(101, {})];
    });
    const { user, panel: aside } = await open();
    await user.click(aside.getByRole('switch', { name: 'Open for bookings' }));
    expect(await aside.findByRole('switch', { name: 'Closed. Orders stay.' })).not.toBeChecked();
    expect(desk.network.callsOf(slotAdminOperations.closeSlot)[0]?.body).toEqual({
      SlotId: 101,
      Closed: true,
    });
  });
  it('on a closed day, has no switch and leads to the closed days', async () => {
    desk.fill = [aFill({ State: 'Closed', ClosedFor: 'blackout' })];
    const { panel: aside } = await open();
    expect(aside.getByText(/^Holiday: the whole day takes no orders\./)).toBeInTheDocument();
    expect(aside.queryByRole('switch')).toBeNull();
  });
  it('past its cut-off, tells that orders have ended and keeps switch and form, by which its cut-off is moved', async () => {
    desk.fill = [aFill({ State: 'Closed' })];
    previewed({});
    desk.network.answer(slotOperations.saveSlots, () => [done(101, {})]);
    const { user, panel: aside } = await open();
    expect(aside.getByText(/^Orders for this slot have ended\./)).toBeInTheDocument();
    expect(aside.getByRole('switch', { name: 'Open for bookings' })).toBeInTheDocument();
    await user.selectOptions(
      aside.getByLabelText('How the end of orders is counted'),
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
      expect(desk.network.callsOf(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Date: date, CutOffMinutes: 30 }],
      }),
    );
  });
  it.each(['', 'closed', 'blackout'] as const)(
    'of a day that is over, closed for "%s", changes nothing any more',
    async (ClosedFor) => {
      desk.fill = [aFill({ State: 'Closed', ClosedFor, Date: addDays(day, -1) })];
      const { panel: aside } = await open(
        `/admin/slots?SlotId=101&From=${addDays(day, -1)}`,
        addDays(day, -1),
      );
      expect(aside.getByText(/Nothing can be changed/)).toBeInTheDocument();
      expect(aside.queryByRole('textbox')).toBeNull();
      expect(aside.queryByRole('switch')).toBeNull();
    },
  );
});

describe('a change for one day', () => {
  const raise = async (to: string) => {
    const opened = await open();
    const field = opened.panel.getByLabelText('Capacity');
    await opened.user.clear(field);
    await opened.user.type(field, to);
    return opened;
  };
  const save = { name: 'Save for this day' } as const;
  it('of the capacity, tells before it is saved whom the waiting list offers a place, then saves all terms', async () => {
    desk.waits = [
      { Position: 0, UserId: 70, Items: 2, Since: null, OfferUntil: `${day}T10:00:00+05:30` },
      { Position: 1, UserId: 71, Items: 3, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
      { Position: 2, UserId: 72, Items: 1, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
    ];
    previewed({ Offers: 1 });
    desk.network.answer(slotOperations.saveSlots, () => [done(101, {})]);
    const { user, panel: aside } = await raise('46');
    expect(await aside.findByText(/1 person of the waiting list gets a place/)).toBeInTheDocument();
    expect(await aside.findByText('Customer 71, 3 pieces')).toBeInTheDocument();
    expect(aside.getByText('6 places more, 1 free afterwards')).toBeInTheDocument();
    expect(desk.network.callsOf(slotOperations.saveSlots)).toEqual([]);
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlots)[0]?.body).toEqual({
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
    expect(desk.network.callsOf(slotAdminOperations.previewCapacity).at(-1)?.query).toEqual({
      SlotId: '101',
      Count: '46',
    });
  });
  it('below what is taken, tells that the slot closes and who stays', async () => {
    previewed({
      Closes: true,
      Over: 9,
      After: aFill({ Capacity: 39, ClosedFor: 'closed', State: 'Closed' }),
    });
    const { panel: aside } = await raise('30');
    expect(
      await aside.findByText('Closes the slot: 9 places are taken beyond the new capacity.'),
    ).toBeInTheDocument();
    expect(aside.getByText('38 orders stay, 1 held stay.')).toBeInTheDocument();
  });
  it('whose effect does not come, is not saved until it does', async () => {
    desk.network.answer(slotAdminOperations.previewCapacity, () => problem(503, 'unavailable'));
    const { user, panel: aside } = await raise('41');
    expect(await aside.findByText(/The effect could not be counted/)).toBeInTheDocument();
    expect(aside.getByRole('button', save)).toBeDisabled();
    previewed({});
    await user.click(aside.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
  });
  it('that breaks a rule, names field and rule and asks for no effect', async () => {
    const { panel: aside } = await raise('501');
    expect(await aside.findByText('A whole number from 0 to 500')).toBeInTheDocument();
    expect(aside.getByLabelText('Capacity')).toBeInvalid();
    expect(aside.getByRole('button', save)).toBeDisabled();
    expect(desk.network.callsOf(slotAdminOperations.previewCapacity)).toEqual([]);
  });
  it('beside what another has changed of other terms, leaves that as it is', async () => {
    previewed({ Before: aFill({ Fee: 30, CutOffHour: 20 }) });
    desk.network.answer(slotOperations.saveSlots, () => [done(101, {})]);
    const { user, panel: aside } = await raise('46');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46, Fee: 30, CutOffHour: 20 }],
      }),
    );
  });
  it('of what another has changed meanwhile, shows the clash, and is saved only once it was seen', async () => {
    previewed({ Before: aFill({ Capacity: 60 }) });
    desk.network.answer(slotOperations.saveSlots, () => [done(101, {})]);
    const { user, panel: aside } = await raise('46');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    desk.fill = desk.fill.map((slot) => (slot.Id === 101 ? { ...slot, Capacity: 60 } : slot));
    await user.click(aside.getByRole('button', save));
    expect(
      await screen.findByText(
        'Someone else has changed this slot meanwhile. Now Capacity: 60. Look again, then save.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(desk.network.callsOf(slotOperations.saveSlots)).toEqual([]);
    expect(
      await aside.findByText(/Now Capacity: 60\. Saving puts yours in its place/),
    ).toBeInTheDocument();
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    await waitFor(() =>
      expect(desk.network.callsOf(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46 }],
      }),
    );
  });
  it('undone, is as it was', async () => {
    previewed({});
    const { user, panel: aside } = await raise('41');
    await user.click(aside.getByRole('button', { name: 'Undo' }));
    expect(aside.getByLabelText('Capacity')).toHaveValue('40');
    expect(aside.queryByRole('button', save)).toBeNull();
  });
  it('of charge, cut-off and a party, is written with the hour of the day before', async () => {
    previewed({});
    desk.network.answer(slotOperations.saveSlots, () => [
      refusal('slot-past', 'This slot is over. Choose another.', {}),
    ]);
    const { user, panel: aside } = await open();
    await user.clear(aside.getByLabelText('Charge before tax (₹)'));
    await user.type(aside.getByLabelText('Charge before tax (₹)'), '25.50');
    await user.selectOptions(
      aside.getByLabelText('How the end of orders is counted'),
      'An hour of the day before',
    );
    await user.click(aside.getByRole('button', { name: 'Add a party' }));
    await user.type(aside.getByLabelText('Number of party 1'), '7');
    await waitFor(() => expect(aside.getByRole('button', save)).toBeEnabled());
    await user.click(aside.getByRole('button', save));
    expect(
      within(await screen.findByRole('dialog')).getByText('This slot is over. Choose another.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(desk.network.callsOf(slotOperations.saveSlots)[0]?.body).toMatchObject({
      Slots: [{ Fee: 25.5, CutOffHour: 20, PartyFees: [{ PartyId: 7, Fee: 0 }] }],
    });
  });
});
