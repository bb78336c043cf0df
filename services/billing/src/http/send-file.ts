import type { Response } from 'express';

interface FileHeaders {
  /** May be the number of a document: its slashes become dashes. */
  readonly name: string;
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
}

/** Answers a signed link; no cache keeps the file. */
export const sendFile = (
  response: Response,
  { name, type, disposition }: FileHeaders,
  content: Buffer | string,
): void => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader(
    'Content-Disposition',
    `${disposition}; filename="${name.replaceAll('/', '-')}"`,
  );
  response.type(type).send(content);
};

export const sendPdf = (response: Response, name: string, pdf: Buffer): void =>
  sendFile(response, { name, type: 'application/pdf', disposition: 'inline' }, pdf);
