import { cartOperations, userOperations } from '@tokri/contracts/http';
import { session } from '@tokri/web-kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import { shopOfEachTest, signedIn } from '../../testing/checkout-network.ts';
import { anAddress, done, refusal } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();

describe('the delivery address', () => {
  it('that is tapped, is taken and makes its pincode that of the visit', async () => {
    signedIn();
    shop.network.answer(userOperations.listAddresses, () => [
      anAddress(),
      anAddress({ Id: 12, Name: 'Ravi', Pincode: '600004' }),
    ]);
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    const sheet = screen.getByRole('dialog', { name: 'Select Address' });
    await user.click(within(sheet).getByRole('button', { name: /^Ravi/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session().pincode).toBe('600004');
    await waitFor(() =>
      expect(shop.network.callsOf(cartOperations.readCart).at(-1)?.query.AddressId).toBe('12'),
    );
  });
  it('with a pincode that is not served, asks nothing else and says the text of section 8', async () => {
    signedIn();
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await screen.findByLabelText('Name *');
    await user.clear(screen.getByLabelText('Pincode *'));
    await user.type(screen.getByLabelText('Pincode *'), '110001');
    expect(
      await screen.findByText(
        'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Name *')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
  it('that is the first to be saved, is chosen and the sheet closes by itself', async () => {
    signedIn();
    let saved: ReturnType<typeof anAddress>[] = [];
    shop.network.answer(userOperations.listAddresses, () => saved);
    shop.network.answer(userOperations.saveAddress, ({ body }) => {
      saved = [anAddress({ Id: 21, Address: body.Address })];
      return done(21, {});
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
    const address = await screen.findByLabelText('Address *');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter Address')).toBeInTheDocument();
    expect(address).toHaveFocus();
    await user.type(address, '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.network.callsOf(userOperations.saveAddress)[0]?.body).toMatchObject({
      Id: 0,
      UserId: 7,
      Pincode: '560034',
      Address: '5 Lake Road',
      Source: 1,
    });
    expect(await screen.findByText(/5 Lake Road, 560034/)).toBeInTheDocument();
    await waitFor(() =>
      expect(shop.network.callsOf(cartOperations.readCart).at(-1)?.query.AddressId).toBe('21'),
    );
  });
  it('that is one more, comes back to the list to choose from', async () => {
    signedIn();
    const saved = [anAddress()];
    shop.network.answer(userOperations.listAddresses, () => [...saved]);
    shop.network.answer(userOperations.saveAddress, ({ body }) => {
      saved.push(anAddress({ Id: 22, Address: body.Address }));
      return done(22, {});
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByLabelText('Address *'), '7 Park Street');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: /7 Park Street, 560034/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(shop.network.callsOf(cartOperations.readCart).at(-1)?.query.AddressId).toBe('22'),
    );
  });
  it('that the server refuses, is told by the alert of section 8 with the reason', async () => {
    signedIn();
    shop.network.answer(userOperations.saveAddress, () =>
      refusal('too-many-addresses', 'No more room.'),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByLabelText('Address *'), '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error while change address No more room.')).toBeInTheDocument();
  });
});
