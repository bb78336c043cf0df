import type { DataCopyResponse } from '@tokri/contracts/api';
import { toHindi } from '@tokri/contracts/language';
import { readLanguage } from '@tokri/service-kit/http';
import type { RenderPdf } from '@tokri/service-kit/pdf';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PrintedDataCopy } from '../data-copy/printed-data-copy.ts';
import { readDataCopy } from '../data-copy/read-data-copy.ts';
import type { ComposedOperation } from './composed-operation.ts';

const incompletePartsHeader = 'x-incomplete-parts';

export const createDataCopyReader =
  (clock: Clock): ComposedOperation =>
  async (request, _body, forward) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(await readDataCopy(request, forward, clock))),
  });

export const createDataCopyRenderer =
  (clock: Clock, renderPdf: RenderPdf<PrintedDataCopy>): ComposedOperation =>
  async (request, _body, forward) => {
    const language = readLanguage(request.query.lang, request.headers['accept-language']);
    const headers = { ...request.headers, 'accept-language': language };
    const copy = await readDataCopy({ ...request, headers }, forward, clock);
    const shown = language === 'hi' ? (toHindi(copy) as DataCopyResponse) : copy;
    const isComplete = copy.IncompleteParts.length === 0;
    const fileName = isComplete ? 'my-data.pdf' : 'my-data-incomplete.pdf';
    return {
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
        ...(isComplete ? {} : { [incompletePartsHeader]: copy.IncompleteParts.join(',') }),
      },
      body: await renderPdf({ userId: Number(request.query.UserId), copy: shown, language }),
    };
  };
