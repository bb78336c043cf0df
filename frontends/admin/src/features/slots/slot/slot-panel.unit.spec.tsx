import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk } from '../../../testing/fixtures.ts';
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

const findPanel = async (slotDate: string) =>
  within(await screen.findByRole('complementary', { name: `${formatDate(slotDate)}, 7–9 am` }));
const openPanel = async (path = '/admin/slots?SlotId=101', slotDate = date) => {
  const { user } = renderPage(routes, path);
  return { user, panel: await findPanel(slotDate) };
};
type OpenedPanel = Awaited<ReturnType<typeof openPanel>>;
const respondWithPreview = (overrides: object) =>
  api.network.respondTo(slotAdminOperations.previewCapacity, ({ query }) => [
    {
      Before: buildSlotUsage(),
      After: buildSlotUsage({ Capacity: Number(query.Count) }),
      Closes: false,
      Over: 0,
      ItemsOver: 0,
      Offers: 0,
      ...overrides,
    },
  ]);

describe('SlotPanel', () => {
  it('shows utilisation and the link to close the day', async () => {
    const { panel } = await openPanel();
    for (const text of ['38 of 40 booked', '1 held', 'Held in checkout'])
      expect(panel.getByText(text)).toBeInTheDocument();
    expect(panel.getByRole('heading', { name })).toHaveFocus();
    expect(panel.queryByRole('link', { name: /orders$/ })).toBeNull();
    expect(panel.getByRole('link', { name: 'Close the whole day' })).toHaveAttribute(
      'href',
      `/admin/slots/days?Date=${date}&GroupId=1`,
    );
  });
  it('links to the orders of the slot for staff with access to orders', async () => {
    signInAs('slots', 'transactions');
    const { panel } = await openPanel();
    expect(panel.getByRole('link', { name: 'View the 38 orders' })).toHaveAttribute(
      'href',
      `/admin/orders?PDate=${date}&SlotId=101`,
    );
  });
  it('returns focus to the cell when it closes', async () => {
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('link', { name: 'Close the panel' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(`^${name}: 38 of 40`) })).toHaveFocus(),
    );
  });
  it('closes on Escape', async () => {
    await openPanel();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it.each([
    ['Escape', async ({ user }: OpenedPanel) => user.keyboard('{Escape}')],
    [
      'the close link',
      async ({ user, panel }: OpenedPanel) =>
        user.click(panel.getByRole('link', { name: 'Close the panel' })),
    ],
    [
      'the next week',
      async ({ user }: OpenedPanel) =>
        user.click(screen.getByRole('button', { name: 'Next week' })),
    ],
    [
      'another slots tab',
      async ({ user }: OpenedPanel) =>
        user.click(screen.getByRole('link', { name: 'Weekly slots' })),
    ],
  ] as const)('asks before discarding changes when it is left with %s', async (_case, leave) => {
    respondWithPreview({});
    const opened = await openPanel();
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
  it('closes the slot with the switch and keeps its bookings', async () => {
    api.network.respondTo(slotAdminOperations.closeSlot, () => {
      api.utilisation = api.utilisation.map((slot) =>
        slot.Id === 101 ? { ...slot, State: 'Closed', ClosedFor: 'closed' } : slot,
      );
      return [commandOk(101, {})];
    });
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('switch', { name: 'Open for bookings' }));
    expect(
      await panel.findByRole('switch', { name: 'Closed. Existing orders are kept.' }),
    ).not.toBeChecked();
    expect(api.network.requestsTo(slotAdminOperations.closeSlot)[0]?.body).toEqual({
      SlotId: 101,
      Closed: true,
    });
  });
  it('links to the closed days instead of showing a switch on a closed day', async () => {
    api.utilisation = [buildSlotUsage({ State: 'Closed', ClosedFor: 'blackout' })];
    const { panel } = await openPanel();
    expect(panel.getByText(/^Closed day: no orders on this day\./)).toBeInTheDocument();
    expect(panel.queryByRole('switch')).toBeNull();
  });
  it('allows a new cut-off after the cut-off has passed', async () => {
    api.utilisation = [buildSlotUsage({ State: 'Closed' })];
    respondWithPreview({});
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, panel } = await openPanel();
    expect(panel.getByText(/^Orders for this slot are closed\./)).toBeInTheDocument();
    expect(panel.getByRole('switch', { name: 'Open for bookings' })).toBeInTheDocument();
    await user.selectOptions(panel.getByLabelText('Order by, type'), 'Minutes before the start');
    expect(panel.getByLabelText('Minutes')).toHaveValue('120');
    await user.clear(panel.getByLabelText('Minutes'));
    await user.type(panel.getByLabelText('Minutes'), '30');
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Save for this day' })).toBeEnabled(),
    );
    await user.click(panel.getByRole('button', { name: 'Save for this day' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Date: date, CutOffMinutes: 30 }],
      }),
    );
  });
  it.each(['', 'closed', 'blackout'] as const)(
    'is read-only on a past day with closing reason "%s"',
    async (ClosedFor) => {
      api.utilisation = [buildSlotUsage({ State: 'Closed', ClosedFor, Date: addDays(day, -1) })];
      const { panel } = await openPanel(
        `/admin/slots?SlotId=101&From=${addDays(day, -1)}`,
        addDays(day, -1),
      );
      expect(panel.getByText(/can no longer be edited/)).toBeInTheDocument();
      expect(panel.queryByRole('textbox')).toBeNull();
      expect(panel.queryByRole('switch')).toBeNull();
    },
  );
});
