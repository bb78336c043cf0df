import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations, slotOperations, userOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { day, pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
import {
  buildSlotUsage,
  setupSlotsApi,
  type FakeSlotsApi,
} from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
const date = addDays(day, 1);
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

describe('slot form', () => {
  const setCapacity = async (to: string) => {
    const opened = await openPanel();
    const field = opened.panel.getByLabelText('Capacity');
    await opened.user.clear(field);
    await opened.user.type(field, to);
    return opened;
  };
  const save = { name: 'Save for this day' } as const;
  it('previews waitlist offers for a new capacity, then saves all terms', async () => {
    api.waitlist = [
      { Position: 0, UserId: 70, Items: 2, Since: null, OfferUntil: `${day}T10:00:00+05:30` },
      { Position: 1, UserId: 71, Items: 3, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
      { Position: 2, UserId: 72, Items: 1, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
    ];
    respondWithPreview({ Offers: 1 });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, panel } = await setCapacity('46');
    expect(
      await panel.findByText(/1 customer on the waiting list gets an offer/),
    ).toBeInTheDocument();
    expect(await panel.findByText('Customer 71, 3 pieces')).toBeInTheDocument();
    expect(panel.getByText('Capacity +6, 1 available after saving')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
    await user.click(panel.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toEqual({
        CompanyId: 1,
        GroupId: 1,
        Slots: [
          {
            Date: date,
            Start: '07:00',
            End: '09:00',
            Rev: 3,
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
  it('previews that the slot closes when the capacity is below its bookings', async () => {
    respondWithPreview({
      Closes: true,
      Over: 9,
      After: buildSlotUsage({ Capacity: 39, ClosedFor: 'closed', State: 'Closed' }),
    });
    const { panel } = await setCapacity('30');
    expect(
      await panel.findByText('Closes the slot: 9 bookings and holds exceed the new capacity.'),
    ).toBeInTheDocument();
    expect(panel.getByText('38 orders and 1 hold are kept.')).toBeInTheDocument();
  });
  it('disables saving until the preview is loaded', async () => {
    api.network.respondTo(slotAdminOperations.previewCapacity, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user, panel } = await setCapacity('41');
    expect(await panel.findByText(/The preview could not be loaded/)).toBeInTheDocument();
    expect(panel.getByRole('button', save)).toBeDisabled();
    respondWithPreview({});
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
  });
  it('validates the capacity and requests no preview for invalid input', async () => {
    const { panel } = await setCapacity('501');
    expect(await panel.findByText('A whole number from 0 to 500')).toBeInTheDocument();
    expect(panel.getByLabelText('Capacity')).toBeInvalid();
    expect(panel.getByRole('button', save)).toBeDisabled();
    expect(api.network.requestsTo(slotAdminOperations.previewCapacity)).toEqual([]);
  });
  it('keeps concurrent changes to other fields', async () => {
    respondWithPreview({ Before: buildSlotUsage({ Fee: 30, CutOffHour: 20 }) });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, panel } = await setCapacity('46');
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
    await user.click(panel.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46, Fee: 30, CutOffHour: 20 }],
      }),
    );
  });
  it('saves over a concurrent change only after it was shown', async () => {
    respondWithPreview({ Before: buildSlotUsage({ Capacity: 60 }) });
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(101, {})]);
    const { user, panel } = await setCapacity('46');
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
    api.utilisation = api.utilisation.map((slot) =>
      slot.Id === 101 ? { ...slot, Capacity: 60 } : slot,
    );
    await user.click(panel.getByRole('button', save));
    expect(
      await screen.findByText(
        'Someone else changed this slot. It is now Capacity: 60. Review it, then save again.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
    expect(
      await panel.findByText(/It is now Capacity: 60\. Saving overwrites that change/),
    ).toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
    await user.click(panel.getByRole('button', save));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
        Slots: [{ Count: 46 }],
      }),
    );
  });
  it('says so when the slot changes between reading and saving', async () => {
    respondWithPreview({ Before: buildSlotUsage({ Rev: 4 }) });
    api.network.respondTo(slotOperations.saveSlots, () => [
      commandRejected('slot-changed', 'Someone else changed this slot.', {}),
    ]);
    const { user, panel } = await setCapacity('46');
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
    await user.click(panel.getByRole('button', save));
    expect(await screen.findByText('Someone else changed this slot.')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
      Slots: [{ Rev: 4, Count: 46 }],
    });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(panel.getByLabelText('Capacity')).toHaveValue('46');
  });
  it('resets the input on undo', async () => {
    respondWithPreview({});
    const { user, panel } = await setCapacity('41');
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(panel.getByLabelText('Capacity')).toHaveValue('40');
    expect(panel.queryByRole('button', save)).toBeNull();
  });
  it('saves charge, cut-off time and a party charge', async () => {
    respondWithPreview({});
    api.network.respondTo(slotOperations.saveSlots, () => [
      commandRejected('slot-past', 'This slot is over. Choose another.', {}),
    ]);
    const { user, panel } = await openPanel();
    await user.clear(panel.getByLabelText('Charge before tax (₹)'));
    await user.type(panel.getByLabelText('Charge before tax (₹)'), '25.50');
    await user.selectOptions(panel.getByLabelText('Order by, type'), 'Time on the day before');
    await user.click(panel.getByRole('button', { name: 'Add a party' }));
    api.network.respondTo(userOperations.listPartyNames, () =>
      pageResponse([{ PartyId: 7, Name: 'Nair Canteen' }]),
    );
    await user.type(panel.getByLabelText('Party, row 1'), 'nair');
    await user.click(await panel.findByRole('option', { name: /Nair Canteen/ }));
    await waitFor(() => expect(panel.getByRole('button', save)).toBeEnabled());
    await user.click(panel.getByRole('button', save));
    expect(
      within(await screen.findByRole('dialog')).getByText('This slot is over. Choose another.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toMatchObject({
      Slots: [{ Fee: 25.5, CutOffHour: 20, PartyFees: [{ PartyId: 7, Fee: 0 }] }],
    });
  });
});
