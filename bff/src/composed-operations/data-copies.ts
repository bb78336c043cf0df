import type { DataCopyResponse } from '@tokri/contracts/api';
import { toHindi } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { readLanguage } from '@tokri/service-kit/http';
import type { RenderPdf } from '@tokri/service-kit/pdf';
import { createKeyedSemaphores } from '@tokri/service-kit/use-case';
import type { Clock, SemaphoreLimits } from '@tokri/service-kit/use-case';
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

/** Rendering takes a worker for seconds, so one person has one PDF in the making. */
const renderLimits: SemaphoreLimits = { maxInFlight: 1, maxWaiting: 0, maxWaitMs: 0 };
const retryAfterSeconds = 5;

const alreadyRendering = (): ProblemError =>
  new ProblemError(
    'too-many-requests',
    {
      en: 'Your PDF is already being made. Wait until it is saved and try again.',
      hi: 'आपका PDF पहले से बन रहा है। उसके सहेजे जाने तक रुकें और फिर से कोशिश करें।',
    },
    { retryAfterSeconds },
  );

const createPdfResponse =
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

export const createDataCopyRenderer = (
  clock: Clock,
  renderPdf: RenderPdf<PrintedDataCopy>,
): ComposedOperation => {
  const running = createKeyedSemaphores<string>(alreadyRendering);
  const respond = createPdfResponse(clock, renderPdf);
  return (request, body, forward) =>
    running.run(String(request.query.UserId), renderLimits, () => respond(request, body, forward));
};
