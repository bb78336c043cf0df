import { billingOperations } from '@tokri/contracts/api';
import { startDevice } from '@tokri/web-kit/platform';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  simulateNativeBridge,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { BillPdf } from './bill-pdf.tsx';

const bill = { Number: 'TKR/26-27/000031', PdfUrl: '/bills/31.pdf?until=1&signature=ab' };
const document = { ...billingOperations.readBillsOfOrder, path: '/bills/31.pdf', match: undefined };
const bridge = simulateNativeBridge();
let network: FakeNetwork;

beforeAll(() => startDevice());
beforeEach(() => {
  network = fakeNetwork();
  // jsdom's FileReader accepts only jsdom's own Blob class, not the one of Node's fetch.
  jest.spyOn(Response.prototype, 'blob').mockResolvedValue(new Blob(['%PDF']));
  bridge.calls.length = 0;
  bridge.answers['Filesystem.writeFile'] = { uri: 'file:///storage/bill.pdf' };
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const press = async () => {
  const { user } = renderPage([{ path: '/', element: <BillPdf bill={bill} /> }], '/');
  await user.click(screen.getByRole('button', { name: 'PDF' }));
};

describe('the PDF of a bill in the mobile app', () => {
  it('is read by its link and saved under the number of the bill', async () => {
    network.respondTo(document, () => []);
    await press();
    await waitFor(() =>
      expect(bridge.calls.map(({ method }) => method)).toEqual(['writeFile', 'share']),
    );
    expect(bridge.calls[0]?.options).toMatchObject({ path: 'TKR-26-27-000031.pdf' });
    expect(network.requests.map(({ query }) => query)).toEqual([{ until: '1', signature: 'ab' }]);
  });

  it('says so when the link has expired', async () => {
    network.respondTo(document, () => problemResponse(403, 'not-allowed'));
    await press();
    expect((await screen.findAllByText('not-allowed')).length).toBeGreaterThan(0);
    expect(bridge.calls).toEqual([]);
  });

  it('says so when the phone cannot save it', async () => {
    network.respondTo(document, () => []);
    bridge.answers['Filesystem.writeFile'] = new Error('no space');
    await press();
    expect(
      (await screen.findAllByText('The PDF could not be saved. Try again.')).length,
    ).toBeGreaterThan(0);
  });
});
