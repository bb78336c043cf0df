import { slotOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { PincodeForm } from './pincode-form.tsx';

const onServed = jest.fn();
const buildResponse = (Id: number, Message = '') => [
  { Id, Error: Id, error: Id, Message, Code: '', GroupId: 1, Place: '', StateCode: '29' },
];

let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  onServed.mockReset();
  network = fakeNetwork();
});
afterEach(() => network.restore());

const enter = async (text: string) => {
  const { user } = renderPage([{ path: '*', element: <PincodeForm onServed={onServed} /> }], '/');
  await user.type(screen.getByLabelText('Pincode'), text);
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
};

describe('PincodeForm', () => {
  it('rejects fewer than 6 digits without a request', async () => {
    await enter('5600');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid Pincode!');
    expect(network.requests).toHaveLength(0);
  });
  it('stores a served pincode (Id 0)', async () => {
    network.respondTo(slotOperations.checkPincode, () => buildResponse(0));
    await enter('560034');
    expect(onServed).toHaveBeenCalled();
    expect(session().pincode).toBe('560034');
    expect(network.requests[0]?.query).toEqual({ cmId: '1', pin: '560034', UserId: '0' });
  });
  it('shows the message for a pincode that is not served and stores nothing', async () => {
    network.respondTo(slotOperations.checkPincode, () =>
      buildResponse(
        1,
        'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      ),
    );
    await enter('110001');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Currently Delivery is not available in this location.',
    );
    expect(session().pincode).toBe('');
    expect(screen.getByLabelText('Pincode')).toHaveFocus();
  });
  it.each([
    ['an empty list', () => []],
    ['a problem', () => problemResponse(503, 'unavailable')],
  ])('reports a failed check for %s', async (_, response) => {
    network.respondTo(slotOperations.checkPincode, response);
    await enter('560034');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    expect(onServed).not.toHaveBeenCalled();
  });
});
