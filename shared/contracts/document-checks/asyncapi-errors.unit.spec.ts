import { findAsyncApiErrors } from './asyncapi-errors.ts';

const documentWith = (channel: object, payload: object = { type: 'object' }) => ({
  asyncapi: '3.0.0',
  info: { title: 'a document', version: '1.0.0' },
  channels: {
    cart: { address: 'cart.events', messages: { changed: { payload } }, ...channel },
  },
});

describe('findAsyncApiErrors', () => {
  it('accepts a valid document', async () => {
    expect(await findAsyncApiErrors(documentWith({}))).toEqual([]);
  });

  it.each([
    ['an unknown field', documentWith({ adress: 'cart.events' }), 'adress'],
    [
      'a reference to nothing',
      documentWith({ messages: { changed: { $ref: '#/components/messages/missing' } } }),
      'missing',
    ],
    [
      'a misspelt keyword of a payload',
      documentWith({}, { type: 'object', requird: [] }),
      'requird',
    ],
    ['an invalid payload', documentWith({}, { type: 'text' }), 'payload'],
  ])('finds %s', async (_offence, document, message) => {
    expect((await findAsyncApiErrors(document)).join('\n')).toContain(message);
  });
});
