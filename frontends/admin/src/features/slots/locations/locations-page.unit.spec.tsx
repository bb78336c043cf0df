import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

const shop: LocationResponse = { Id: 1, Name: 'Yeshwanthpur', Rev: 1, GroupIds: [] };
const warehouse: LocationResponse = { Id: 2, Name: 'Mylapore', Rev: 3, GroupIds: [2] };

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
});
