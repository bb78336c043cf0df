import { createQueryClient, nextPageOfRows } from './query.ts';
import { setLanguage } from './i18n/language.ts';

afterEach(() => setLanguage('en'));

it('marks cached queries as stale after a language change', async () => {
  const client = createQueryClient();
  client.setQueryData(['department'], 'Vegetables');
  expect(client.getQueryState(['department'])?.isInvalidated).toBe(false);
  await setLanguage('hi');
  expect(client.getQueryState(['department'])?.isInvalidated).toBe(true);
  client.clear();
});

it('keeps what a form edits when the language changes', async () => {
  const client = createQueryClient();
  await client.fetchQuery({
    queryKey: ['item'],
    queryFn: () => 'Onion',
    meta: { isEdited: true },
  });
  await setLanguage('hi');
  expect(client.getQueryState(['item'])?.isInvalidated).toBe(false);
  client.clear();
});

it.each([
  ['the next one while rows are missing', [2], 3, 2],
  ['none once all are loaded', [2, 1], 3, undefined],
  ['none after an empty page, whatever the total says', [2, 0], 3, undefined],
])('asks for %s', (_what, sizes, total, next) => {
  const pages = sizes.map((size) => ({ rows: Array.from({ length: size }), total }));
  expect(nextPageOfRows(pages.at(-1)!, pages)).toBe(next);
});
