import { slotOperations, userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import {
  buildAddress,
  testUser,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  buildUserRecord,
  commandOk,
  openAccount,
  commandRejected,
} from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const open = async () => {
  const page = renderPage(routes, '/update-profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return page;
};
const getDetailsPanel = () => within(screen.getByRole('region', { name: 'Your details' }));
const findNameField = () => getDetailsPanel().findByRole('textbox', { name: 'Name *' });

describe('profile', () => {
  it('links to the deletion of the account', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute(
      'href',
      '/delete-account',
    );
  });

  it('shows the mobile number read-only', async () => {
    await open();
    expect(await getDetailsPanel().findByRole('textbox', { name: 'Mobile' })).toHaveAttribute(
      'readonly',
    );
    expect(getDetailsPanel().getByRole('textbox', { name: 'Mobile' })).toHaveValue('9000000002');
  });

  it('saves with unchanged address and pincode and updates the session', async () => {
    network.respondTo(userOperations.readProfile, () => [buildUserRecord({ Address: 'Here' })]);
    network.respondTo(userOperations.changeUser, () => commandOk(7));
    const { user } = await open();
    await user.clear(await findNameField());
    await user.type(await findNameField(), '  Asha Rao ');
    await user.type(getDetailsPanel().getByRole('textbox', { name: 'Email' }), 'Asha@Example.in');
    await user.click(getDetailsPanel().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(network.requestsTo(userOperations.changeUser)[0]?.body).toEqual({
      UserId: 7,
      Name: 'Asha Rao',
      Email: 'Asha@Example.in',
      Address: 'Here',
      Pincode: '560034',
    });
    expect(session().user).toMatchObject({ Name: 'Asha Rao', Email: 'asha@example.in' });
  });

  it('shows an invalid email at the field and sends nothing', async () => {
    const { user } = await open();
    await findNameField();
    await user.type(getDetailsPanel().getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(getDetailsPanel().getByRole('button', { name: 'Save' }));
    expect(getDetailsPanel().getByText('You have entered an invalid email address!')).toBeVisible();
    expect(getDetailsPanel().getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(network.requestsTo(userOperations.changeUser)).toHaveLength(0);
  });

  it('shows a server error at its field', async () => {
    network.respondTo(userOperations.changeUser, () =>
      commandRejected('name-missing', 'Please enter Name'),
    );
    const { user } = await open();
    await findNameField();
    await user.click(getDetailsPanel().getByRole('button', { name: 'Save' }));
    expect(await getDetailsPanel().findByText('Please enter Name')).toBeVisible();
  });

  it('keeps the entered values when the server does not respond', async () => {
    network.respondTo(userOperations.changeUser, () => problemResponse(503, 'unavailable'));
    const { user } = await open();
    await user.type(await findNameField(), ' Rao');
    await user.click(getDetailsPanel().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(await findNameField()).toHaveValue('Asha Rao');
  });
});

describe('saved addresses', () => {
  const getAddressesPanel = () => within(screen.getByRole('region', { name: 'Saved addresses' }));
  const findAddressCards = async () => {
    await getAddressesPanel().findAllByRole('listitem');
    return getAddressesPanel()
      .getAllByRole('listitem')
      .map((card) => within(card));
  };

  it('marks the default address and those outside the delivery area', async () => {
    await open();
    const [home, office] = await findAddressCards();
    expect(home?.getByText('Default')).toBeVisible();
    expect(office?.getByText('We do not deliver here at the moment.')).toBeVisible();
    expect(office?.queryByRole('button', { name: /Make default/ })).not.toBeInTheDocument();
  });

  it('uses a new default address in the checkout', async () => {
    network.respondTo(userOperations.listAddresses, () => [
      buildAddress(),
      buildAddress({ Id: 12, Name: 'Office' }),
    ]);
    const { user } = await open();
    await user.click((await findAddressCards())[1]!.getByRole('button', { name: /Make default/ }));
    expect((await findAddressCards())[1]?.getByText('Default')).toBeVisible();
    expect(localStorage.getItem('tokri.address')).toBe('12');
  });

  it('keeps an edited default address as the default', async () => {
    network.respondTo(
      slotOperations.checkPincode,
      () => [{ Id: 0, Error: 0, error: 0, Message: '', Place: 'Bengaluru' }] as never,
    );
    network.respondTo(userOperations.saveAddress, () => commandOk(31));
    const { user } = await open();
    await user.click((await findAddressCards())[0]!.getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Address *' }), ' A');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(userOperations.saveAddress)[0]?.body).toMatchObject({
        Id: 11,
        UserId: 7,
        Address: '12, 4th Cross A',
      }),
    );
    await waitFor(() => expect(localStorage.getItem('tokri.address')).toBe('31'));
  });

  it('offers to add the first address', async () => {
    network.respondTo(userOperations.listAddresses, () => []);
    await open();
    expect(await getAddressesPanel().findByText('No saved addresses yet.')).toBeVisible();
    expect(getAddressesPanel().getByRole('button', { name: 'Add New Address' })).toBeVisible();
  });

  it('allows at most twenty addresses', async () => {
    network.respondTo(userOperations.listAddresses, () =>
      Array.from({ length: 20 }, (_, index) => buildAddress({ Id: index + 1 })),
    );
    await open();
    expect(await getAddressesPanel().findByText(/the maximum number of addresses/)).toBeVisible();
    expect(
      getAddressesPanel().queryByRole('button', { name: 'Add New Address' }),
    ).not.toBeInTheDocument();
  });
});
