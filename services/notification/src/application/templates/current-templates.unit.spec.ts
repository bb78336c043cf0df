import { createTemplates } from './current-templates.ts';

describe('createTemplates', () => {
  it('has no saved texts while the store does not answer, and says so', async () => {
    const fallbacks: string[] = [];
    const templates = createTemplates({
      store: { list: () => Promise.reject(new Error('no primary')) },
      findBrand: () => undefined,
      clock: () => new Date(),
      recordFallback: ({ reason }) => void fallbacks.push(reason),
    });
    expect(await templates.current()).toMatchObject({
      templates: [],
      brand: { en: 'Tokri', hi: 'टोकरी' },
    });
    expect(fallbacks).toEqual(['unreadable']);
  });
  it('reads the store again after a save', async () => {
    let rev = 1;
    const templates = createTemplates({
      store: { list: async () => [{ kind: 'placed', rev, texts: null }] },
      findBrand: () => ({ en: 'Mandi', hi: 'मंडी' }),
      clock: () => new Date(0),
      recordFallback: () => undefined,
    });
    await templates.current();
    rev = 2;
    expect((await templates.current()).templates[0]?.rev).toBe(1);
    templates.refresh();
    expect(await templates.current()).toMatchObject({
      brand: { en: 'Mandi' },
      templates: [{ rev: 2 }],
    });
  });
});
