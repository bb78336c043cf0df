import { isIncomplete, readAllPages } from './read-all-pages.ts';

/** Answers `total`, and pages of these sizes. */
const listOf = (total: number, sizes: readonly number[]) => {
  const pages: number[] = [];
  return {
    pages,
    fetchPage: async (page: number) => {
      pages.push(page);
      return { rows: Array.from({ length: sizes[page - 1] ?? 0 }, () => page), total };
    },
  };
};

describe('readAllPages', () => {
  it('reads pages until it has all rows', async () => {
    const { pages, fetchPage } = listOf(300, [200, 100]);
    const list = await readAllPages(fetchPage);
    expect([list.rows.length, isIncomplete(list), pages]).toEqual([300, false, [1, 2]]);
  });
  it('ends at an empty page, although rows are missing', async () => {
    const { pages, fetchPage } = listOf(300, [200, 0]);
    const list = await readAllPages(fetchPage);
    expect([list.rows.length, isIncomplete(list), pages]).toEqual([200, true, [1, 2]]);
  });
  it('ends after the greatest number of pages', async () => {
    const { pages, fetchPage } = listOf(1_000, [200, 200, 200]);
    const list = await readAllPages(fetchPage, { maxPages: 2 });
    expect([list.rows.length, isIncomplete(list), pages]).toEqual([400, true, [1, 2]]);
  });
});
