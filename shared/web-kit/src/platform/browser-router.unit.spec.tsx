import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from '../ui/components/modal.tsx';
import { BrowserRouter, Link, useLocation, useNavigate } from './router.ts';

const Page = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const close = (title: string) => setSheets((open) => open.filter((other) => other !== title));
  return (
    <>
      <p role="status">{pathname + search}</p>
      <Link to="/list">to the list</Link>
      <button onClick={() => setSheets(['first'])}>open</button>
      {sheets.map((title) => (
        <Sheet key={title} title={title} onClose={() => close(title)}>
          <button onClick={() => setSheets(['first', 'second'])}>open second</button>
          <button
            onClick={() => {
              close(title);
              void navigate('/next');
            }}
          >
            leave
          </button>
          <button onClick={() => void navigate('/list?veg=1', { replace: true })}>filter</button>
        </Sheet>
      ))}
      <button
        onClick={() => {
          void navigate(-1);
          setSheets(['result']);
        }}
      >
        return with a result
      </button>
    </>
  );
};

const user = userEvent.setup();
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const openSheets = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const currentPath = () => screen.getByRole('status').textContent;
const isOnLayerEntry = () => (history.state as { isLayer?: boolean }).isLayer === true;

const openSheet = async (): Promise<void> => {
  await click('open');
  await waitFor(() => expect(isOnLayerEntry()).toBe(true));
};
const goBackTo = async (path: string): Promise<void> => {
  act(() => history.back());
  await waitFor(() => expect([currentPath(), location.pathname]).toEqual([path, path]));
};
const closeByBack = async (remaining: string[]): Promise<void> => {
  act(() => history.back());
  await waitFor(() => expect(openSheets()).toEqual(remaining));
  await waitFor(() => expect(isOnLayerEntry()).toBe(remaining.length > 0));
};

beforeEach(async () => {
  history.pushState(null, '', '/home');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'to the list' }));
  await waitFor(() => expect(currentPath()).toBe('/list'));
});

it('closes an open sheet with Back and leaves the page with the next one', async () => {
  await openSheet();
  await closeByBack([]);
  expect(currentPath()).toBe('/list');
  await goBackTo('/home');
});

it('closes the topmost sheet first', async () => {
  await openSheet();
  await click('open second');
  await closeByBack(['first']);
  await closeByBack([]);
  await goBackTo('/home');
});

it('leaves no entry behind when a sheet is closed by its button', async () => {
  await openSheet();
  await click('Close');
  await waitFor(() => expect(isOnLayerEntry()).toBe(false));
  await goBackTo('/home');
});

it('leaves no entry behind when a sheet navigates', async () => {
  await openSheet();
  await click('leave');
  await waitFor(() => expect(currentPath()).toBe('/next'));
  await goBackTo('/list');
  await goBackTo('/home');
});

it('replaces the page behind an open sheet', async () => {
  await openSheet();
  await click('filter');
  await waitFor(() => expect([currentPath(), isOnLayerEntry()]).toEqual(['/list?veg=1', true]));
  await closeByBack([]);
  expect(currentPath()).toBe('/list?veg=1');
  await goBackTo('/home');
});

it('does not stop at the entry of a closed sheet with Forward', async () => {
  await openSheet();
  await closeByBack([]);
  const back = jest.spyOn(history, 'go');
  act(() => history.forward());
  await waitFor(() => expect(back).toHaveBeenCalled());
  await waitFor(() => expect(isOnLayerEntry()).toBe(false));
  expect(openSheets()).toEqual([]);
  await goBackTo('/home');
});

it('keeps a sheet that opens while the page before is being reached', async () => {
  await click('return with a result');
  await waitFor(() => expect([currentPath(), isOnLayerEntry()]).toEqual(['/home', true]));
  expect(openSheets()).toEqual(['result']);
  await closeByBack([]);
  expect(currentPath()).toBe('/home');
});

it('closes all sheets when the customer goes back by several pages', async () => {
  await openSheet();
  await click('open second');
  act(() => history.go(-2));
  await waitFor(() => expect([currentPath(), location.pathname]).toEqual(['/home', '/home']));
  expect(openSheets()).toEqual([]);
});

it('shows the page of a closed sheet when Forward leads to its entry from another page', async () => {
  await openSheet();
  await closeByBack([]);
  await goBackTo('/home');
  act(() => history.go(2));
  await waitFor(() => expect([currentPath(), isOnLayerEntry()]).toEqual(['/list', false]));
});

it('navigates although the browser does not leave the entry of the sheet', async () => {
  await openSheet();
  jest.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  await click('leave');
  await waitFor(() => expect(currentPath()).toBe('/next'), { timeout: 3_000 });
  expect(isOnLayerEntry()).toBe(false);
});
