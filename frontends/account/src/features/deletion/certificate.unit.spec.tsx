import { erasureOperations, type ResponseBody } from '@tokri/contracts/api';
import { fakeNetwork, renderPage, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

type CertificateResponse = ResponseBody<typeof erasureOperations.readErasure>;

const minuteMs = 60_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
const erased: CertificateResponse = {
  Reference: 'r',
  ClosedAt: ago(3 * minuteMs),
  ErasedAt: ago(2 * minuteMs),
  IsComplete: true,
  Services: [{ Service: 'cart', ErasedAt: ago(minuteMs), Erased: [] }],
  Unanswered: [],
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = async (certificate: CertificateResponse) => {
  network.respondTo(erasureOperations.readErasure, () => certificate);
  renderPage(routes, '/delete-account?Reference=r');
  await screen.findByRole('heading', { name: 'The account is closed' });
};
const print = () => screen.queryByRole('button', { name: 'Print certificate' });

describe('the certificate of erasure', () => {
  it('says in its first minute that the account is being erased, without a table to print', async () => {
    await open({ ...erased, ClosedAt: ago(0), ErasedAt: '', IsComplete: false });
    expect(screen.getByText(/^Being erased, which takes about a minute\./)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(print()).toBeNull();
  });

  it('says later that it waits for the last order, and how long for a late payment', async () => {
    await open({ ...erased, ErasedAt: '', IsComplete: false });
    expect(screen.getByText(/^Everything is erased as soon as the last order/)).toHaveTextContent(
      'An online order that ended unpaid can delay this by up to 3 days',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows which part is erased while others follow', async () => {
    await open({ ...erased, IsComplete: false });
    expect(screen.getByRole('table')).toBeVisible();
    expect(print()).toBeNull();
  });

  it('says which part could not be asked instead of that it is not erased', async () => {
    await open({
      ...erased,
      IsComplete: false,
      Services: [{ Service: 'cart', ErasedAt: '', Erased: [] }],
      Unanswered: ['cart'],
    });
    expect(screen.getByText(/^A part of the shop did not answer/)).toBeVisible();
    expect(screen.getByText('No answer right now')).toBeVisible();
    expect(screen.queryByText('Not erased yet')).toBeNull();
  });

  it.each([
    [
      'keeps bills of a person who ordered',
      [{ Kind: 'orders', Count: 2 }],
      'Bills and the sums of payments are kept',
    ],
    ['keeps nothing of a person who never ordered', [], 'Kept nothing about the person'],
  ] as const)('says that billing %s', async (_what, orders, text) => {
    const ErasedAt = ago(minuteMs);
    await open({
      ...erased,
      Services: [
        { Service: 'order', ErasedAt, Erased: [...orders] },
        { Service: 'billing', ErasedAt, Erased: [] },
      ],
    });
    expect(screen.getByRole('row', { name: /^Payments and bills/ })).toHaveTextContent(text);
  });

  it('speaks of bills while the orders of the person are unknown', async () => {
    await open({
      ...erased,
      IsComplete: false,
      Services: [
        { Service: 'order', ErasedAt: '', Erased: [] },
        { Service: 'billing', ErasedAt: ago(minuteMs), Erased: [] },
      ],
    });
    expect(screen.getByText(/^Bills and the sums/)).toBeVisible();
  });

  it('is printed when it is complete', async () => {
    await open(erased);
    expect(screen.getByText('Everything about the person is erased.')).toBeVisible();
    expect(print()).toBeVisible();
  });

  it('names the day and the year also on the day itself', async () => {
    const dated = /\w{3} \d{1,2} \w{3} \d{4}, \d/;
    await open(erased);
    expect(screen.getByText(/^Closed/)).toHaveTextContent(dated);
    expect(screen.getAllByRole('cell')[0]).toHaveTextContent(dated);
  });
});
