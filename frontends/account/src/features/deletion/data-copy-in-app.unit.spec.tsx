import { dataCopyOperations } from '@tokri/contracts/api';
import { startDevice } from '@tokri/web-kit/platform';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  simulateNativeBridge,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { emptyDataCopy, openAccount } from '../../testing/account-data.ts';

const bridge = simulateNativeBridge();
let network: FakeNetwork;

beforeAll(() => startDevice());
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(dataCopyOperations.readDataCopy, () => emptyDataCopy);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
  bridge.calls.length = 0;
  bridge.answers['Filesystem.writeFile'] = { uri: 'file:///storage/my-data.json' };
});
afterEach(() => network.restore());

const saveJson = async () => {
  const { user } = renderPage(routes, '/delete-account');
  await user.click(await screen.findByRole('button', { name: 'Save as JSON file' }));
  await waitFor(() => expect(bridge.calls.map(({ method }) => method)).toContain('writeFile'));
};

describe('the copy of personal data in the mobile app', () => {
  it('is written by native code', async () => {
    await saveJson();
    expect(await screen.findByText('The copy is saved.')).toBeVisible();
    expect(bridge.calls.find(({ method }) => method === 'writeFile')?.options).toMatchObject({
      path: 'my-data.json',
    });
  });

  it('says so when the phone cannot save it', async () => {
    bridge.answers['Filesystem.writeFile'] = new Error('no space');
    await saveJson();
    expect(await screen.findByText(/^The copy could not be saved/)).toBeVisible();
  });

  it('does not claim to be saved when the person closed the only way to save it', async () => {
    bridge.answers['Filesystem.writeFile'] = ({ directory }: { readonly directory: string }) =>
      directory === 'CACHE' ? { uri: 'file:///cache/my-data.json' } : new Error('denied');
    bridge.answers['Share.share'] = new Error('Share canceled');
    await saveJson();
    await waitFor(() => expect(screen.queryByText(/^Your data is being put together/)).toBeNull());
    expect(screen.queryByText('The copy is saved.')).toBeNull();
    expect(screen.queryByText(/^The copy could not be saved/)).toBeNull();
  });
});
