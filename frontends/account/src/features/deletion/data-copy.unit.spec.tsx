import { dataCopyOperations, type DataCopyResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  jsonResponse,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { emptyDataCopy, openAccount } from '../../testing/account-data.ts';

const copy: DataCopyResponse = { ...emptyDataCopy, Favourites: [{ Id: 2, Name: 'Onion' }] };
const { readDataCopy, renderDataCopy } = dataCopyOperations;

let network: FakeNetwork;
let saved: { readonly name: string; readonly content: Blob }[];

beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(readDataCopy, () => copy);
  network.respondTo(renderDataCopy, () => '%PDF');
  setupSession({ user: testUser, token: 't', pincode: '560034' });
  saved = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:copy';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const pdf = 'Save as PDF';
const json = 'Save as JSON file';
const press = async (name: string) => {
  const { user } = renderPage(routes, '/delete-account');
  await user.click(await screen.findByRole('button', { name }));
  return user;
};
const savedNames = (): readonly string[] => saved.map(({ name }) => name);
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

describe('the copy of personal data', () => {
  it.each(['/delete-account', '/update-profile'])('names all it holds on %s', async (page) => {
    renderPage(routes, page);
    expect(await screen.findByText(/opy .*of what we keep under your name/)).toHaveTextContent(
      'profile, addresses, application for a business account, carts, orders, bills, payments, messages, notifications, favourites, waiting lists, your choices and devices.',
    );
  });

  it('is saved as the JSON that the shop answers', async () => {
    await press(json);
    await waitFor(() => expect(savedNames()).toEqual(['my-data.json']));
    expect(JSON.parse(await readText(saved[0]?.content ?? new Blob()))).toEqual(copy);
    expect(network.requestsTo(readDataCopy).map(({ query }) => query)).toEqual([
      { UserId: String(testUser.Id) },
    ]);
  });

  it('is saved as the PDF that the shop renders', async () => {
    await press(pdf);
    await waitFor(() => expect(savedNames()).toEqual(['my-data.pdf']));
    expect(await saved[0]?.content.text()).toContain('%PDF');
    expect(screen.getByText('The copy is saved.')).toBeVisible();
  });

  it('says that it is being put together, and starts no second one', async () => {
    let respond: (() => void) | undefined;
    network.respondTo(
      renderDataCopy,
      () =>
        new Promise((resolve) => {
          respond = () => resolve('%PDF');
        }),
    );
    const user = await press(pdf);
    expect(await screen.findByText(/^Your data is being put together/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: json }));
    respond?.();
    await waitFor(() => expect(savedNames()).toEqual(['my-data.pdf']));
    expect(network.requestsTo(readDataCopy)).toEqual([]);
  });

  it.each([json, pdf])('names the parts that %s lacks, in file name and text', async (name) => {
    const incomplete: DataCopyResponse = { ...copy, IncompleteParts: ['bills', 'devices'] };
    network.respondTo(readDataCopy, () => incomplete);
    network.respondTo(renderDataCopy, () =>
      jsonResponse({ headers: { 'x-incomplete-parts': 'bills,devices' }, body: '%PDF' }),
    );
    await press(name);
    expect(
      await screen.findByText(
        'The copy is not complete. Try again later for: Bills, Signed-in devices',
      ),
    ).toBeVisible();
    expect(savedNames()).toEqual([`my-data-incomplete.${name === json ? 'json' : 'pdf'}`]);
  });

  it('says that a PDF would be too large, and to save the JSON file', async () => {
    network.respondTo(renderDataCopy, () => problemResponse(422, 'pdf-too-large'));
    await press(pdf);
    expect(
      await screen.findByText('Your data is too large for a PDF. Save it as a JSON file instead.'),
    ).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('saves nothing when nothing can be read, and saves at the next try', async () => {
    network.respondTo(renderDataCopy, () => problemResponse(503, 'unavailable'));
    const user = await press(pdf);
    expect(await screen.findByText(/^Your data could not be read/)).toBeVisible();
    expect(saved).toEqual([]);
    network.respondTo(renderDataCopy, () => '%PDF');
    await user.click(screen.getByRole('button', { name: pdf }));
    await waitFor(() => expect(savedNames()).toEqual(['my-data.pdf']));
    expect(screen.queryByText(/^Your data could not be read/)).toBeNull();
  });

  it('is offered on the profile as well', async () => {
    const { user } = renderPage(routes, '/update-profile');
    const panel = within(await screen.findByRole('region', { name: 'Download my data' }));
    await user.click(panel.getByRole('button', { name: json }));
    await waitFor(() => expect(savedNames()).toEqual(['my-data.json']));
    expect(await panel.findByText('The copy is saved.')).toBeVisible();
  });
});
