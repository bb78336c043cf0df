import { createQueryClient } from './query.ts';
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
