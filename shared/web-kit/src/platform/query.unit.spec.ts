import { createQueryClient } from './query.ts';
import { setLanguage } from './i18n/language.ts';

afterEach(() => setLanguage('en'));

it('a language change makes cached queries stale', async () => {
  const client = createQueryClient();
  client.setQueryData(['department'], 'Vegetables');
  expect(client.getQueryState(['department'])?.isInvalidated).toBe(false);
  await setLanguage('hi');
  expect(client.getQueryState(['department'])?.isInvalidated).toBe(true);
  client.clear();
});
