import { createTransport } from 'nodemailer';
import { withTimeout } from '@tokri/service-kit/use-case';
import type { Gateway } from '../application/ports/gateways.ts';
import type { SendResult } from '../domain/deliveries/message.ts';

export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

const toSendResult = (error: unknown): SendResult => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code === 'ETIMEDOUT') return { ok: false, reason: 'timeout' };
  if (typeof responseCode === 'number')
    return { ok: false, reason: responseCode >= 500 ? 'refused' : 'gateway-error' };
  return { ok: false, reason: 'unreachable' };
};

const toMessageId = (reference: string, from: string): string =>
  `<${reference.replace(/[^\w.-]/g, '.')}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'tokri.invalid'}>`;

export const mailGateway =
  (settings: MailSettings): Gateway =>
  async (message, deadlineMs) => {
    const transport = createTransport({
      url: settings.url,
      connectionTimeout: deadlineMs,
      greetingTimeout: deadlineMs,
      socketTimeout: deadlineMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sending = transport
      .sendMail({
        from: settings.from,
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        messageId: toMessageId(message.reference, settings.from),
        headers: { 'X-Reference': message.reference, 'Auto-Submitted': 'auto-generated' },
      })
      .then((): SendResult => ({ ok: true }), toSendResult);
    try {
      return await withTimeout<SendResult>(sending, deadlineMs, () => ({
        ok: false,
        reason: 'timeout',
      }));
    } finally {
      transport.close();
    }
  };
