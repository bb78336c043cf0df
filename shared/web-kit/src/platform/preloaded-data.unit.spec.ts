import { itemOperations } from '@tokri/contracts/api';
import { preloadKey } from '@tokri/contracts/platform';
import type * as InLanguage from './i18n/in-language.ts';
import type * as Language from './i18n/language.ts';
import type * as Preloaded from './preloaded-data.ts';

const query = { search: 'chai' };
const element = document.createElement('script');
element.id = 'app-config';
element.type = 'application/json';
document.body.append(element);
const chai = { Name: 'Masala Chai' };

/** What the page shows that came in the language `sent`, for a reader of `chosen`. */
const preload = async (sent: 'en' | 'hi', chosen: 'en' | 'hi') => {
  const item = sent === 'hi' ? { ...chai, Hindi: { Name: 'मसाला चाय' } } : chai;
  const key = preloadKey(itemOperations.filterItems.operationId, query);
  document.documentElement.lang = sent;
  element.textContent = JSON.stringify({
    answers: { [key]: { Items: [item] } },
    answeredAt: 1,
  });
  jest.resetModules();
  jest.requireActual<typeof InLanguage>('./i18n/in-language.ts');
  await jest.requireActual<typeof Language>('./i18n/language.ts').setLanguage(chosen);
  const { preloadedData } = jest.requireActual<typeof Preloaded>('./preloaded-data.ts');
  return preloadedData(itemOperations.filterItems, { query }).initialData;
};

describe('preloadedData', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.lang = 'en-IN';
  });

  it.each(['en', 'hi'] as const)(
    'is shown to a reader of English when the page came in %s',
    async (sent) => expect(await preload(sent, 'en')).toMatchObject({ Items: [chai] }),
  );
  it('is shown in Hindi to a reader of Hindi', async () =>
    expect(await preload('hi', 'hi')).toMatchObject({ Items: [{ Name: 'मसाला चाय' }] }));
  it('is read again by a reader of Hindi when the page came in English', async () =>
    expect(await preload('en', 'hi')).toBeUndefined());
});
