import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondProblem } from './support/stand-in-service.ts';

const path = `/bills/5.pdf?until=1795000000000&signature=${'a'.repeat(64)}`;
/** Longer than a picture may take, shorter than a document may take. */
const slowRenderingMs = 2_700;

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
