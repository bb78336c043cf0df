import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../../routes.tsx';
import { expectDiscardQuestion } from '../../../testing/discard-question.ts';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

const shop: LocationResponse = {
  Id: 1,
  Name: 'Yeshwanthpur',
  Rev: 1,
  GroupIds: [],
  ClosedAt: null,
};
const warehouse: LocationResponse = {
  Id: 2,
  Name: 'Mylapore',
  Rev: 3,
  GroupIds: [2],
  ClosedAt: null,
};

let api: FakeSlotsApi;
let locations: LocationResponse[];
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('pincodes');
  locations = [shop, warehouse];
  api.network.respondTo(slotOperations.listLocations, () => locations);
});
afterEach(() => api.network.restore());

const openLocations = () => renderPage(routes, '/admin/slots/locations');
const findLocation = async (name: string) => within(await screen.findByRole('region', { name }));

describe('LocationsPage', () => {
  it('shows each location with the areas that it serves', async () => {
    openLocations();
    expect((await findLocation('Mylapore')).getByText('Chennai')).toBeInTheDocument();
    expect((await findLocation('Yeshwanthpur')).getByText('Bengaluru')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Stock' })).not.toBeInTheDocument();
  });
  it('says that a location without areas serves nobody yet', async () => {
    locations = [shop, warehouse, { ...warehouse, Id: 3, Name: 'Trial', GroupIds: [] }];
    openLocations();
    expect((await findLocation('Trial')).getByText(/^Serves nobody yet\./)).toBeVisible();
    expect((await findLocation('Mylapore')).queryByText(/^Serves nobody yet/)).toBeNull();
  });
  it.each([
    ['Cancel', async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Back' }))],
    [
      'renaming another location',
      async (user: UserEvent) =>
        user.click((await findLocation('Yeshwanthpur')).getByRole('button', { name: /Rename/ })),
    ],
  ])('asks before %s discards a new name', async (_way, leave) => {
    const { user } = openLocations();
    await user.click((await findLocation('Mylapore')).getByRole('button', { name: /Rename/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the location' }), ' depot');
    await expectDiscardQuestion(() => leave(user));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name of the location' })).not.toHaveValue(
        'Mylapore depot',
      ),
    );
  });
  it('moves an area to another location only after a warning', async () => {
    api.network.respondTo(slotOperations.assignLocation, () => [commandOk(2, {})]);
    const { user } = openLocations();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Location of Chennai' }),
      'Yeshwanthpur',
    );
    const warning = within(await screen.findByRole('alertdialog'));
    expect(warning.getByText(/what it does not have is sold out/)).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.assignLocation)).toEqual([]);
    await user.click(warning.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.assignLocation)[0]?.body).toEqual({
        GroupId: 2,
        LocationId: 1,
        Before: 2,
      }),
    );
  });
  it('adds a location, and asks for its name first', async () => {
    api.network.respondTo(slotOperations.saveLocation, () => [commandOk(3, {})]);
    const { user } = openLocations();
    const form = await findLocation('Add a location');
    await user.click(form.getByRole('button', { name: 'Add a location' }));
    expect(form.getByText('Enter a name')).toBeInTheDocument();
    await user.type(form.getByLabelText('Name of the location'), 'Whitefield');
    await user.click(form.getByRole('button', { name: 'Add a location' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveLocation)[0]?.body).toEqual({
        Id: 0,
        Name: 'Whitefield',
        Rev: 0,
      }),
    );
  });
  it('shows both names when somebody else renamed it meanwhile, and then saves', async () => {
    api.network.respondTo(slotOperations.saveLocation, ({ body }) => {
      if ((body as { Rev: number }).Rev === 4) return [commandOk(2, {})];
      locations = [shop, { ...warehouse, Name: 'Mylapore depot', Rev: 4 }];
      return [commandRejected('location-changed', 'Somebody else has renamed this location.', {})];
    });
    const { user } = openLocations();
    await user.click(await screen.findByRole('button', { name: 'Rename Mylapore' }));
    const name = await screen.findByLabelText('Name of the location');
    await user.clear(name);
    await user.type(name, 'Mylapore shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /renamed it to “Mylapore depot”. Save again to call it “Mylapore shop”/,
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveLocation)[1]?.body).toEqual({
        Id: 2,
        Name: 'Mylapore shop',
        Rev: 4,
      }),
    );
  });
  it('offers another try when the list cannot be read', async () => {
    api.network.respondTo(slotOperations.listLocations, () => problemResponse(503, 'unavailable'));
    openLocations();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
  it('closes a location only with one that takes over its areas', async () => {
    api.network.respondTo(slotOperations.setLocationClosed, () => [commandOk(2, {})]);
    const { user } = openLocations();
    await user.click(await screen.findByRole('button', { name: 'Close Mylapore' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close Mylapore' }));
    expect(sheet.getByText(/It serves Chennai/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close location' }));
    expect(sheet.getByText('Choose the location that takes over')).toBeVisible();
    await user.selectOptions(sheet.getByLabelText('Serve these areas from'), 'Yeshwanthpur');
    await user.click(sheet.getByRole('button', { name: 'Close location' }));
    await screen.findByText('Mylapore is closed.');
    expect(
      api.network.requestsTo(slotOperations.setLocationClosed).map(({ body }) => body),
    ).toEqual([{ LocationId: 2, Rev: 3, Closed: true, MoveAreasTo: 1 }]);
  });
  it('keeps the sheet open and says why a location cannot be closed', async () => {
    locations = [shop, { ...warehouse, GroupIds: [] }];
    api.network.respondTo(slotOperations.setLocationClosed, () => [
      commandRejected('location-has-orders', 'Orders have not been sent out yet.', {}),
    ]);
    const { user } = openLocations();
    await user.click(await screen.findByRole('button', { name: 'Close Mylapore' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close Mylapore' }));
    expect(sheet.queryByLabelText('Serve these areas from')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Close location' }));
    expect(await screen.findByText('Orders have not been sent out yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close Yeshwanthpur' })).toBeNull();
  });
  it('lists a closed location apart, offers it nowhere, and reopens it', async () => {
    const depot = { ...warehouse, Id: 3, Name: 'Depot', GroupIds: [] };
    locations = [shop, warehouse, { ...depot, ClosedAt: '2026-11-20T10:00:00+05:30' }];
    api.network.respondTo(slotOperations.setLocationClosed, () => [commandOk(3, {})]);
    const { user } = openLocations();
    const closed = await findLocation('Closed');
    expect(closed.getByText('Depot')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Depot' })).toBeNull();
    await user.click(closed.getByRole('button', { name: 'Reopen Depot' }));
    await screen.findByText('Depot is open again.');
    expect(api.network.requestsTo(slotOperations.setLocationClosed)[0]?.body).toEqual({
      LocationId: 3,
      Rev: 3,
      Closed: false,
      MoveAreasTo: 0,
    });
  });
});
