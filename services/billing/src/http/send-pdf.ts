import type { Response } from 'express';

export const sendPdf = (response: Response, fileName: string, pdf: Buffer): void => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Disposition', `inline; filename="${fileName}"`);
  response.type('application/pdf').send(pdf);
};
