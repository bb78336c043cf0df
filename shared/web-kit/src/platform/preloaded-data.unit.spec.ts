import { itemOperations } from '@tokri/contracts/api';
import { preloadKey } from '@tokri/contracts/platform';
import { setLanguage } from './i18n/language.ts';
import { preloadedData } from './preloaded-data.ts';

const query = { search: 'x' };
const listKey = preloadKey(itemOperations.filterItems.operationId, query);
const answers = {
  [itemOperations.listItemGroups.operationId]: [{ Name: 'Tea', Hindi: { Name: 'चाय' } }],
  [listKey]: { Items: [{ Name: 'Masala Chai' }] },
};
const element = document.createElement('script');
element.id = 'app-config';
element.type = 'application/json';
element.textContent = JSON.stringify({ answers, answeredAt: 1 });
document.body.append(element);

const readGroups = () => preloadedData(itemOperations.listItemGroups).initialData;
const readItems = () =>
  preloadedData(itemOperations.filterItems, { query, isEnglish: true }).initialData;

describe('preloadedData', () => {
  afterEach(() => setLanguage('en'));

  it('is shown to readers of English', () => {
    expect(readGroups()).toMatchObject([{ Name: 'Tea' }]);
    expect(readItems()).toMatchObject({ Items: [{ Name: 'Masala Chai' }] });
  });
  it('is shown in Hindi where it has Hindi, else it is read again', async () => {
    await setLanguage('hi');
    expect(readGroups()).toMatchObject([{ Name: 'चाय' }]);
    expect(readItems()).toBeUndefined();
  });
});
