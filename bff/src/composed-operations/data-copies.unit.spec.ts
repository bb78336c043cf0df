import { createDataCopyRenderer } from './data-copies.ts';

const forward = () =>
  Promise.resolve({ status: 200, headers: {}, body: Buffer.from(JSON.stringify([])) });
const requestOf = (UserId: string) => ({ query: { UserId }, headers: {} }) as never;

const createScenario = () => {
  const finishers: ((bytes: Buffer) => void)[] = [];
  const render = createDataCopyRenderer(
    () => new Date(0),
    () =>
      new Promise((resolve) => {
        finishers.push(resolve);
      }),
  );
  return {
    render: (userId: string) => render(requestOf(userId), {}, forward),
    finishAll: async (count: number) => {
      while (finishers.length < count)
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      for (const finish of finishers.splice(0)) finish(Buffer.from('%PDF'));
    },
  };
};

describe('the PDF of a data copy', () => {
  it('is made once at a time for a person', async () => {
    const { render, finishAll } = createScenario();
    const first = render('7');
    await expect(render('7')).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'Your PDF is already being made. Wait until it is saved and try again.',
      retryAfterSeconds: 5,
    });
    await finishAll(1);
    expect(await first).toMatchObject({ status: 200 });
    const next = render('7');
    await finishAll(1);
    expect(await next).toMatchObject({ status: 200 });
  });

  it('is made for another person meanwhile', async () => {
    const { render, finishAll } = createScenario();
    const both = Promise.all([render('7'), render('8')]);
    await finishAll(2);
    expect(await both).toHaveLength(2);
  });
});
