import { promotionOperations, type StaffSlideResponse } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { listStaffSlides, saveSlide, deleteSlide, orderSlides } = promotionOperations;

const buildSlide = (change: Partial<StaffSlideResponse> = {}): StaffSlideResponse => ({
  Id: 4,
  Rev: 7,
  State: 'running',
  Status: 1,
  Title: 'Diwali sweets',
  Text: '',
  Link: '/home',
  LinkText: '',
  Images: [{ Hash: 'a'.repeat(64), Url: '/images/a/large.webp' }],
  FromAt: '',
  ToAt: '',
  HindiTexts: { Title: 'दीवाली की मिठाई', Text: '', LinkText: '' },
  ...change,
});

const rejected = (code: string) => [{ Id: 0, Error: 1, Message: 'Somebody saved.', Code: code }];

let network: ReturnType<typeof setupAdminApi>['network'];
let slides: StaffSlideResponse[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('offers');
  slides = [buildSlide(), buildSlide({ Id: 5, Title: 'Mangoes', State: 'paused', Status: 0 })];
  network.respondTo(listStaffSlides, () => pageResponse(slides));
});
afterEach(() => network.restore());

const open = (path = '') => renderPage(routes, `/admin/promotions/slides${path}`);
const listTitles = () =>
  within(screen.getByRole('region', { name: /Slides in the order/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the list of slides', () => {
  it('shows each with its state, in the order of the home page', async () => {
    open();
    await screen.findByRole('link', { name: 'Mangoes' });
    expect(listTitles()).toEqual(['Diwali sweets', 'Mangoes']);
    const [first, second] = screen.getAllByRole('listitem').slice(-2);
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Running'),
      expect.stringContaining('Off'),
    ]);
  });

  it('says why it is missing', async () => {
    network.respondTo(listStaffSlides, () => problemResponse(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('turns a slide off in the version that it shows', async () => {
    network.respondTo(saveSlide, () => [commandOk(4, {})]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn off Diwali sweets' }));
    await waitFor(() =>
      expect(network.requestsTo(saveSlide)[0]?.body).toMatchObject({ Id: 4, Rev: 7, Status: 0 }),
    );
  });

  it('brings a deleted slide back to its place', async () => {
    network.respondTo(deleteSlide, () => {
      slides = slides.slice(1);
      return [commandOk(4, {})];
    });
    network.respondTo(saveSlide, () => {
      slides = [...slides, buildSlide({ Id: 9 })];
      return [commandOk(9, {})];
    });
    network.respondTo(orderSlides, () => [commandOk(9, {})]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Diwali sweets' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.requestsTo(orderSlides)[0]?.body).toEqual({ SlideIds: [9, 5] }),
    );
    expect(network.requestsTo(saveSlide)[0]?.body).toMatchObject({
      Id: 0,
      Title: 'Diwali sweets',
      Hindi: { Title: 'दीवाली की मिठाई' },
    });
  });
});

describe('the form of a slide', () => {
  it('names what is missing and sends nothing', async () => {
    const { user } = open('/new');
    await user.type(await screen.findByRole('textbox', { name: 'Link' }), 'https://x.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a title.')).toBeVisible();
    expect(screen.getByText('Upload at least one picture.')).toBeVisible();
    expect(screen.getByText(/Links to other websites are not allowed/)).toBeVisible();
    expect(network.requestsTo(saveSlide)).toEqual([]);
  });

  it('shows both versions when somebody else saved, and keeps the one that staff choose', async () => {
    const revs: unknown[] = [];
    network.respondTo(saveSlide, ({ body }) => {
      revs.push((body as { Rev: number }).Rev);
      return revs.length === 1 ? rejected('slide-changed') : [commandOk(4, {})];
    });
    const { user } = open('/4');
    const title = await screen.findByRole('textbox', { name: 'Title in English' });
    await user.clear(title);
    await user.type(title, 'Mine');
    slides = [buildSlide({ Rev: 8, Title: 'Theirs' })];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /Title in English/ })).toHaveTextContent(
      'MineTheirs',
    );
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Title in English' })).not.toBeInTheDocument(),
    );
    expect(revs).toEqual([7, 8]);
  });

  it('says that a deleted slide is gone', async () => {
    open('/77');
    expect(await screen.findByText('Slide not found')).toBeVisible();
  });
});
