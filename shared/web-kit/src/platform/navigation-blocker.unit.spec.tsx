import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockNavigation } from './navigation-blocker.ts';
import { BrowserRouter, Link, useLocation, useNavigate } from './router.ts';

const Page = () => {
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{useLocation().pathname}</p>
      <Link to="/form">form</Link>
      <Link to="/list">list</Link>
      <button onClick={() => void navigate('/found')}>found</button>
      <button onClick={() => void navigate(-1)}>return</button>
    </>
  );
};

const confirm = jest.fn<Promise<boolean>, []>();
let unblock = (): void => undefined;
const user = userEvent.setup();
const paths = () => [screen.getByRole('status').textContent, location.pathname];
const waitForPath = (path: string) => waitFor(() => expect(paths()).toEqual([path, path]));

beforeEach(async () => {
  history.pushState(null, '', '/home');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'form' }));
  await waitForPath('/form');
  confirm.mockReset().mockResolvedValue(false);
  unblock = blockNavigation(confirm);
});
afterEach(() => unblock());

const ways = [
  ['a link', () => user.click(screen.getByRole('link', { name: 'list' })), '/list'],
  ['navigate()', () => user.click(screen.getByRole('button', { name: 'found' })), '/found'],
  ['navigate(-1)', () => user.click(screen.getByRole('button', { name: 'return' })), '/home'],
  ['Back', async () => act(() => history.back()), '/home'],
] as const;

describe.each(ways)('a page that blocks navigation and %s', (_way, leave, target) => {
  it('stays when the question is answered with no', async () => {
    await leave();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await waitForPath('/form');
  });
  it('is left once that is confirmed, and asks once', async () => {
    confirm.mockResolvedValue(true);
    await leave();
    await waitForPath(target);
    expect(confirm).toHaveBeenCalledTimes(1);
  });
  it('is left without a question when nothing blocks any more', async () => {
    unblock();
    await leave();
    await waitForPath(target);
    expect(confirm).not.toHaveBeenCalled();
  });
});
