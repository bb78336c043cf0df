import type { Response } from 'express';

interface FileHeaders {
  /** May be the number of a document: its slashes become dashes. */
  readonly name: string;
  readonly type: string;
  readonly disposition: 'inline' | 'attachment';
}

/** The headers of what answers a signed link; no cache keeps the file. */
export const startFile = (response: Response, { name, type, disposition }: FileHeaders): void => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader(
    'Content-Disposition',
    `${disposition}; filename="${name.replaceAll('/', '-')}"`,
  );
  response.type(type);
};

export const sendFile = (
  response: Response,
  headers: FileHeaders,
  content: Buffer | string,
): void => {
  startFile(response, headers);
  response.send(content);
};

export const sendPdf = (response: Response, name: string, pdf: Buffer): void =>
  sendFile(response, { name, type: 'application/pdf', disposition: 'inline' }, pdf);
