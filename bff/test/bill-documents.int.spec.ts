import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondProblem } from './support/stand-in-service.ts';

const path = `/bills/5.pdf?until=1795000000000&signature=${'a'.repeat(64)}`;
/** Longer than a picture may take, shorter than a document may take. */
const slowRenderingMs = 2_700;

const idList = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1).join(',');

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('bill-documents');
});
afterAll(() => bff.stop());

const respondPdf = (delayMs = 0): void => {
  bff.services.billing.respondWith((_call, response) => {
    setTimeout(() => {
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="TI-1.pdf"',
        })
        .end('%PDF-1.3');
    }, delayMs);
  });
};

describe('the PDF of a bill', () => {
  it('comes from billing with its name and is not cached', async () => {
    respondPdf();
    const { status, headers, text } = await bff.send(path);
    expect([status, text]).toEqual([200, '%PDF-1.3']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="TI-1.pdf"',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['the statement of a party', '/bills/statements/5/2026-04-01/2026-11-30/credit-note.pdf', 200],
    ['a receipt', '/bills/receipts/12.pdf', 200],
    ['a receipt without a number', '/bills/receipts/.pdf', 404],
    ['a path that climbs', '/bills/statements/5/2026-04-01/2026-11-30/../1.pdf', 404],
    ['the file of a GST return', '/bills/gst-returns/2026-11/gstr1.json', 200],
    ['the vouchers of a month', '/bills/gst-returns/2026-11/tally.xml', 200],
    ['the ledger of a party', '/bills/ledgers/5/2026-04-01/2026-11-30/all.json', 200],
    ['a ledger of another type', '/bills/ledgers/5/2026-04-01/2026-11-30/refund.json', 404],
    ['another file of a GST return', '/bills/gst-returns/2026-11/gstr2.json', 404],
    ['a statement without a span', '/bills/statements/5/all.pdf', 404],
    ['bills in one file', '/bills/batches/5,12,999.pdf', 200],
    ['as many bills as a file takes', `/bills/batches/${idList(200)}.pdf`, 200],
    ['more bills than a file takes', `/bills/batches/${idList(201)}.pdf`, 404],
    ['a file without bills', '/bills/batches/.pdf', 404],
    ['statements in one file', '/bills/statement-batches/2026-04-01/2026-11-30/5,6.pdf', 200],
    ['statements without a span', '/bills/statement-batches/5,6.pdf', 404],
  ])('answers %s', async (_what, document, status) => {
    respondPdf();
    const query = path.slice(path.indexOf('?'));
    expect((await bff.send(`${document}${query}`)).status).toBe(status);
  });

  it('may take longer to render than a picture', async () => {
    respondPdf(slowRenderingMs);
    expect((await bff.send(path)).status).toBe(200);
  });

  it('asks to open the bill again when the link has expired', async () => {
    bff.services.billing.respondWith(respondProblem(403, 'not-allowed'));
    expect((await bff.send(path)).problem).toMatchObject({
      status: 403,
      detail: 'This link has expired or is incomplete. Open the bill again from your order.',
    });
  });
});

describe('the file of many bills', () => {
  const batch = path.replace('/5.pdf', '/batches/5,6.pdf');
  const partBytes = 5 * 1024 * 1024;

  it('is passed on while it is drawn, whatever its length', async () => {
    let finish: () => void = () => undefined;
    bff.services.billing.respondWith((_call, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="bills.pdf"',
      });
      response.write(Buffer.alloc(partBytes, 'a'));
      finish = () => response.end(Buffer.alloc(partBytes, 'b'));
    });
    const response = await fetch(`${bff.url}${batch}`);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="bills.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value?.[0]).toBe('a'.charCodeAt(0));
    finish();
    let bytes = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.length;
    expect(bytes).toBeGreaterThan(partBytes);
  });

  it('breaks off when it breaks off in billing', async () => {
    bff.services.billing.respondWith((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write('%PDF-1.3', () => response.destroy());
    });
    const response = await fetch(`${bff.url}${batch}`).catch(() => null);
    await expect(response?.text() ?? Promise.reject(new Error('no answer'))).rejects.toThrow();
  });

  it('says that another file is being made', async () => {
    bff.services.billing.respondWith(respondProblem(503, 'overloaded'));
    expect((await bff.send(batch)).problem).toMatchObject({
      status: 503,
      code: 'overloaded',
      detail: 'Another file of bills or statements is being made. Try again in a minute.',
    });
  });

  it('asks to open it again when the link has expired', async () => {
    bff.services.billing.respondWith(respondProblem(403, 'not-allowed'));
    expect((await bff.send(batch)).problem).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  it('is not available while billing does not answer', async () => {
    bff.services.billing.respondWith((_call, response) => response.destroy());
    expect((await bff.send(batch)).problem).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
