import { slotOperations, userOperations } from '@tokri/contracts/http';
import { session } from '@tokri/web-kit/session';
import {
  anAddress,
  aUser,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { aRecord, done, openAccount, refusal } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  givenSession({ user: aUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const open = async () => {
  const page = renderPage(routes, '/update-profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return page;
};
const details = () => within(screen.getByRole('region', { name: 'Your details' }));
const name = () => details().findByRole('textbox', { name: 'Name *' });

describe('the profile', () => {
  it('opened, shows the number and does not let it be changed', async () => {
    await open();
    expect(await details().findByRole('textbox', { name: 'Mobile' })).toHaveAttribute('readonly');
    expect(details().getByRole('textbox', { name: 'Mobile' })).toHaveValue('9000000002');
  });

  it('saved, goes with address and pincode as they were and is known in the session', async () => {
    network.answer(userOperations.readProfile, () => [aRecord({ Address: 'Here' })]);
    network.answer(userOperations.changeUser, () => done(7));
    const { user } = await open();
    await user.clear(await name());
    await user.type(await name(), '  Asha Rao ');
    await user.type(details().getByRole('textbox', { name: 'E-mail' }), 'Asha@Example.in');
    await user.click(details().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(network.callsOf(userOperations.changeUser)[0]?.body).toEqual({
      UserId: 7,
      Name: 'Asha Rao',
      Email: 'Asha@Example.in',
      Address: 'Here',
      Pincode: '560034',
    });
    expect(session().user).toMatchObject({ Name: 'Asha Rao', Email: 'asha@example.in' });
  });

  it('with a bad mail address, says so at the field and sends nothing', async () => {
    const { user } = await open();
    await name();
    await user.type(details().getByRole('textbox', { name: 'E-mail' }), 'nobody');
    await user.click(details().getByRole('button', { name: 'Save' }));
    expect(details().getByText('You have entered an invalid email address!')).toBeVisible();
    expect(details().getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    expect(network.callsOf(userOperations.changeUser)).toHaveLength(0);
  });

  it('refused by the server, says why at the field', async () => {
    network.answer(userOperations.changeUser, () => refusal('name-missing', 'Please enter Name'));
    const { user } = await open();
    await name();
    await user.click(details().getByRole('button', { name: 'Save' }));
    expect(await details().findByText('Please enter Name')).toBeVisible();
  });

  it('not saved because nobody answered, keeps what was typed', async () => {
    network.answer(userOperations.changeUser, () => problem(503, 'unavailable'));
    const { user } = await open();
    await user.type(await name(), ' Rao');
    await user.click(details().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(await name()).toHaveValue('Asha Rao');
  });
});

describe('saved addresses', () => {
  const box = () => within(screen.getByRole('region', { name: 'Saved addresses' }));
  const cards = async () => {
    await box().findAllByRole('listitem');
    return box()
      .getAllByRole('listitem')
      .map((card) => within(card));
  };

  it('shown, tell which is the default and which we do not reach', async () => {
    await open();
    const [home, office] = await cards();
    expect(home?.getByText('Default')).toBeVisible();
    expect(office?.getByText('We do not deliver here just now.')).toBeVisible();
    expect(office?.queryByRole('button', { name: /Make default/ })).not.toBeInTheDocument();
  });

  it('another one, made the default, is what checkout will take', async () => {
    network.answer(userOperations.listAddresses, () => [
      anAddress(),
      anAddress({ Id: 12, Name: 'Office' }),
    ]);
    const { user } = await open();
    await user.click((await cards())[1]!.getByRole('button', { name: /Make default/ }));
    expect((await cards())[1]?.getByText('Default')).toBeVisible();
    expect(localStorage.getItem('tokri.address')).toBe('12');
  });

  it('the default, edited, is replaced by the new one as default', async () => {
    network.answer(
      slotOperations.checkPincode,
      () => [{ Id: 0, Error: 0, error: 0, Message: '', Place: 'Bengaluru' }] as never,
    );
    network.answer(userOperations.saveAddress, () => done(31));
    const { user } = await open();
    await user.click((await cards())[0]!.getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Address *' }), ' A');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.callsOf(userOperations.saveAddress)[0]?.body).toMatchObject({
        Id: 11,
        UserId: 7,
        Address: '12, 4th Cross A',
      }),
    );
    await waitFor(() => expect(localStorage.getItem('tokri.address')).toBe('31'));
  });

  it('none, lets one be added', async () => {
    network.answer(userOperations.listAddresses, () => []);
    await open();
    expect(await box().findByText('No address saved yet.')).toBeVisible();
    expect(box().getByRole('button', { name: 'Add New Address' })).toBeVisible();
  });

  it('twenty of them, leave no room and say so', async () => {
    network.answer(userOperations.listAddresses, () =>
      Array.from({ length: 20 }, (_, at) => anAddress({ Id: at + 1 })),
    );
    await open();
    expect(await box().findByText(/as many addresses as there is room for/)).toBeVisible();
    expect(box().queryByRole('button', { name: 'Add New Address' })).not.toBeInTheDocument();
  });
});
