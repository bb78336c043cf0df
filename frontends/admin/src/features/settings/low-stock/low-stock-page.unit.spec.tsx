import {
  lowStockOperations,
  slotOperations,
  type LowStockSettingsResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { readLowStockSettings, saveLowStockSettings } = lowStockOperations;

const staff = (UserId: number, Name: string, change = {}) => ({
  UserId,
  Name,
  CanReceive: true,
  HasMail: true,
  HasMobile: true,
  ...change,
});
const meera = { UserId: 7, Mail: true, Sms: false, Language: 'en' } as const;
const stored: LowStockSettingsResponse = {
  Rev: 3,
  IsOn: false,
  Locations: [{ LocationId: 2, Recipients: [meera] }],
  Staff: [staff(7, 'Meera Nair'), staff(8, 'Ravi Kumar', { HasMail: false })],
};
const location = (Id: number, Name: string, ClosedAt: string | null = null) => ({
  Id,
  Name,
  Rev: 1,
  GroupIds: [],
  ClosedAt,
});

let network: ReturnType<typeof setupAdminApi>['network'];
let bodies: unknown[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('settings');
  bodies = [];
  network.respondTo(readLowStockSettings, () => stored);
  network.respondTo(slotOperations.listLocations, () => [
    location(1, 'Main shop'),
    location(2, 'Chennai warehouse'),
    location(3, 'Old shop', '2026-01-01T00:00:00Z'),
  ]);
  network.respondTo(saveLowStockSettings, ({ body }) => {
    bodies.push(body);
    return [commandOk(4, {})];
  });
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/admin/settings/low-stock');
const at = async (name: string) => within(await screen.findByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the page of low-stock messages', () => {
  it('adds a person at a location with the channel that reaches them, and saves', async () => {
    const { user } = open();
    const shop = await at('Main shop');
    expect(shop.getByText('Nobody gets messages here.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Old shop' })).toBeNull();
    expect(save()).toBeDisabled();
    await user.selectOptions(
      shop.getByRole('combobox', { name: 'Add a person at Main shop' }),
      'Ravi Kumar',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Send low-stock messages' }));
    const channels = within(shop.getByRole('group', { name: 'How Ravi Kumar gets messages' }));
    expect(channels.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    expect(channels.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await user.selectOptions(
      shop.getByRole('combobox', { name: 'Language for Ravi Kumar' }),
      'Hindi',
    );
    await user.click(save());
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          Rev: 3,
          IsOn: true,
          Locations: [
            {
              LocationId: 1,
              Recipients: [{ UserId: 8, Mail: false, Sms: true, Language: 'hi' }],
            },
            { LocationId: 2, Recipients: [meera] },
          ],
        },
      ]),
    );
    expect(await screen.findByText('Low-stock messages saved.')).toBeVisible();
  });

  it('does not save a person without a channel, and removes one', async () => {
    const { user } = open();
    const warehouse = await at('Chennai warehouse');
    await user.click(warehouse.getByRole('checkbox', { name: 'Email' }));
    expect(warehouse.getByText('Choose email, SMS or both')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.click(warehouse.getByRole('button', { name: 'Remove Meera Nair' }));
    expect(warehouse.getByText('Nobody gets messages here.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(bodies).toMatchObject([{ Locations: [] }]));
  });

  it('says who gets nothing, and why', async () => {
    network.respondTo(readLowStockSettings, () => ({
      ...stored,
      Locations: [{ LocationId: 1, Recipients: [meera, { ...meera, UserId: 8 }] }],
      Staff: [staff(7, 'Meera Nair', { CanReceive: false }), staff(8, '', { HasMail: false })],
    }));
    open();
    const shop = await at('Main shop');
    expect(shop.getByText(/No permission for items any more/)).toBeVisible();
    expect(shop.getByText('Person 8')).toBeVisible();
    expect(shop.getByText(/No verified email address/)).toBeVisible();
  });

  it('says that nobody can be chosen yet', async () => {
    network.respondTo(readLowStockSettings, () => ({ ...stored, Locations: [], Staff: [] }));
    open();
    expect(await screen.findByText(/Nobody can be chosen yet/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows both versions when somebody else saved, and saves mine only when chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Send low-stock messages' }));
    network.respondTo(saveLowStockSettings, () => [
      { Id: 0, Error: 1, Message: 'Somebody saved.', Code: 'settings-changed' },
    ]);
    network.respondTo(readLowStockSettings, () => ({ ...stored, Rev: 9, Locations: [] }));
    await user.click(save());
    const conflict = within(await screen.findByRole('alert'));
    expect(conflict.getByText('Meera Nair: Email, English')).toBeVisible();
    network.respondTo(saveLowStockSettings, ({ body }) => {
      bodies.push(body);
      return [commandOk(10, {})];
    });
    await user.click(conflict.getByRole('button', { name: /mine/i }));
    await waitFor(() => expect(bodies).toMatchObject([{ Rev: 9, IsOn: true }]));
  });

  it('keeps what was typed when the save is refused, and says why', async () => {
    network.respondTo(saveLowStockSettings, () => problemResponse(503, 'unavailable'));
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: 'Send low-stock messages' });
    await user.click(box);
    await user.click(save());
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(box).toBeChecked();
  });

  it.each([
    ['the settings', readLowStockSettings],
    ['the locations', slotOperations.listLocations],
  ] as const)('says why %s cannot be shown, and tries again', async (_what, operation) => {
    network.respondTo(operation, () => problemResponse(403, 'ask-the-owner'));
    open();
    expect(await screen.findByText('ask-the-owner')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
