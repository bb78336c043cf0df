import { createRenderContextProvider } from './render-context-provider.ts';

const smsBrand = { en: 'Registered', hi: 'पंजीकृत' };

describe('createRenderContextProvider', () => {
  it('has no saved texts while the store does not answer, and says so', async () => {
    const fallbacks: string[] = [];
    const provider = createRenderContextProvider({
      store: { list: () => Promise.reject(new Error('no primary')) },
      findBrand: () => undefined,
      smsBrand,
      clock: () => new Date(),
      recordFallback: ({ reason }) => void fallbacks.push(reason),
    });
    expect(await provider.current()).toMatchObject({
      templates: [],
      brand: { en: 'Tokri', hi: 'टोकरी' },
    });
    expect(fallbacks).toEqual(['unreadable']);
  });
  it('reads the store again after a save', async () => {
    let rev = 1;
    const provider = createRenderContextProvider({
      store: { list: async () => [{ kind: 'placed', rev, texts: null }] },
      findBrand: () => ({ en: 'Mandi', hi: 'मंडी' }),
      smsBrand,
      clock: () => new Date(0),
      recordFallback: () => undefined,
    });
    await provider.current();
    rev = 2;
    expect((await provider.current()).templates[0]?.rev).toBe(1);
    provider.refresh();
    expect(await provider.current()).toMatchObject({
      brand: { en: 'Mandi' },
      smsBrand,
      templates: [{ rev: 2 }],
    });
  });
});
