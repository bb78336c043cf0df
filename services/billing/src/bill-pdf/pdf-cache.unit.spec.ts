import type { BillResponse } from '@tokri/contracts/api';
import { cachePdfs } from './pdf-cache.ts';

const billOf = (Id: number, changes: Partial<BillResponse> = {}) =>
  ({ Id, Due: 10, PdfUrl: `/bills/${Id}.pdf`, ...changes }) as BillResponse;
const tenBytes = Buffer.alloc(10);

const createCounter = (maxBytes: number) => {
  const rendered: number[] = [];
  const render = cachePdfs(async ({ Id }) => {
    rendered.push(Id);
    return Promise.resolve(tenBytes);
  }, maxBytes);
  return { rendered, render };
};

describe('cachePdfs', () => {
  it('renders a bill once for requests at the same moment and later ones', async () => {
    const { rendered, render } = createCounter(100);
    await Promise.all([render(billOf(1)), render(billOf(1))]);
    expect(await render(billOf(1))).toBe(tenBytes);
    expect(rendered).toEqual([1]);
  });

  it('renders a bill again when it shows something else, but not for another link', async () => {
    const { rendered, render } = createCounter(100);
    await render(billOf(1));
    await render(billOf(1, { PdfUrl: '/other' }));
    expect(rendered).toEqual([1]);
    await render(billOf(1, { Number: 'TI/26-27/0000001' }));
    expect(rendered).toEqual([1, 1]);
    await render(billOf(1, { Due: 0 }));
    expect(rendered).toEqual([1, 1, 1]);
  });

  it('keeps only as many bytes as allowed', async () => {
    const { rendered, render } = createCounter(20);
    for (const id of [1, 2, 3]) await render(billOf(id));
    await render(billOf(3));
    await render(billOf(1));
    expect(rendered).toEqual([1, 2, 3, 1]);
  });

  it('renders again after a failure', async () => {
    let attempts = 0;
    const render = cachePdfs(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no memory');
      return Promise.resolve(tenBytes);
    }, 100);
    await expect(render(billOf(1))).rejects.toThrow('no memory');
    expect(await render(billOf(1))).toBe(tenBytes);
  });
});
