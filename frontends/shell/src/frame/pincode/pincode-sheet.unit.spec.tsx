import { slotOperations } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import { openPincodePrompt, openPincodePromptFor } from '@tokri/web-kit/session';
import { fakeNetwork, setupSession, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PincodeSheet } from './pincode-sheet.tsx';

const Place = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <main>{`${pathname}${search}`}</main>
      <PincodeSheet />
    </>
  );
};

let network: FakeNetwork;
beforeEach(() => {
  setupSession();
  network = fakeNetwork();
  network.respondTo(slotOperations.checkPincode, () => [
    { Id: 0, Error: 0, error: 0, Message: '', Code: '', GroupId: 1, Place: '', StateCode: '29' },
  ]);
});
afterEach(() => network.restore());

const submitPincode = async (openSheet: () => void) => {
  const { user } = renderPage([{ path: '*', element: <Place /> }], '/home');
  act(openSheet);
  await user.type(await screen.findByLabelText('Pincode'), '560034');
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('PincodeSheet', () => {
  it('opens the page that asked for the pincode', async () => {
    await submitPincode(() => openPincodePromptFor('/product-list?Search=aloo'));
    expect(await screen.findByText('/product-list?Search=aloo')).toBeInTheDocument();
  });
  it('stays on the page when the customer opened it', async () => {
    await submitPincode(openPincodePrompt);
    expect(screen.getByText('/home')).toBeInTheDocument();
  });
});
