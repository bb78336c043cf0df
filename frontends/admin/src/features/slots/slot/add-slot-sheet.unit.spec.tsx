import { slotAdminOperations, slotOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk } from '../../../testing/fixtures.ts';
import { day, signInAs } from '../../../testing/fake-admin-api.ts';
import { bengaluru, setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/slots') => renderPage(routes, path);

describe('AddSlotSheet', () => {
  it('validates the times and saves the slot for its day', async () => {
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(500, {})]);
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Add slot' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Add a slot for one day' }));
    await user.click(sheet.getByRole('button', { name: 'Add slot' }));
    expect(sheet.getAllByText('Enter a time')).toHaveLength(2);
    const enterTime = (label: string, value: string) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    enterTime('From', '18:00');
    enterTime('To', '17:00');
    await user.click(sheet.getByText('Add slot'));
    expect(sheet.getByLabelText('To')).toHaveAccessibleDescription(
      'End time must be after start time',
    );
    expect(sheet.getByLabelText('From')).toBeValid();
    enterTime('To', '20:00');
    await user.click(sheet.getByText('Add slot'));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveSlots)[0]?.body).toEqual({
        GroupId: bengaluru.GroupId,
        Slots: [
          {
            Date: day,
            Start: '18:00',
            End: '20:00',
            Rev: 0,
            Count: 20,
            Fee: 0,
            MinimumOrder: 0,
            PartyFees: [],
            CutOffMinutes: 120,
          },
        ],
      }),
    );
  });
});

describe('AddSlotSheet validation', () => {
  const openAddSlotSheet = async (times: Readonly<Record<string, string>>) => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Add slot' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Add a slot for one day' }));
    Object.entries(times).forEach(([label, value]) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } }),
    );
    return { user, sheet };
  };
  it('rejects a past day', async () => {
    const { user, sheet } = await openAddSlotSheet({
      Day: '2020-01-01',
      From: '18:00',
      To: '20:00',
    });
    await user.click(sheet.getByText('Add slot'));
    expect(sheet.getByLabelText('Day')).toHaveAccessibleDescription(/Choose today or later/);
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('warns about an overlapping slot but saves it', async () => {
    api.network.respondTo(slotOperations.saveSlots, () => [commandOk(500, {})]);
    const { user, sheet } = await openAddSlotSheet({ From: '08:00', To: '10:00' });
    expect(
      await sheet.findByText(/Overlaps 7–9 am\. Customers can choose either slot/),
    ).toBeInTheDocument();
    await user.click(sheet.getByText('Add slot'));
    await waitFor(() => expect(api.network.requestsTo(slotOperations.saveSlots)).toHaveLength(1));
  });
  it('rejects a slot with the same start as another', async () => {
    const { user, sheet } = await openAddSlotSheet({ From: '07:00', To: '10:00' });
    await waitFor(() =>
      expect(
        api.network
          .requestsTo(slotAdminOperations.listSlotFill)
          .some(({ query }) => query.FromDate === day && query.ToDate === day),
      ).toBe(true),
    );
    await user.click(sheet.getByText('Add slot'));
    expect(
      await sheet.findByText(/A slot already starts at this time: 7–9 am/),
    ).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveSlots)).toEqual([]);
  });
  it('asks before discarding input', async () => {
    const { user, sheet } = await openAddSlotSheet({ From: '08:00' });
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(sheet.getByLabelText('From')).toHaveValue('08:00');
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
