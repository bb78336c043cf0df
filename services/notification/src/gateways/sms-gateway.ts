import type { Gateway } from '../application/ports/gateways.ts';
import type { SendResult } from '../domain/deliveries/message.ts';

export interface SmsSettings {
  readonly url: string;
  readonly key: string;
  readonly sender: string;
  readonly entityId: string;
  readonly templates: Readonly<Record<string, string>>;
}

const toSendResult = (status: number): SendResult => {
  if (status >= 200 && status < 300) return { ok: true };
  return { ok: false, reason: status < 500 ? 'refused' : 'gateway-error' };
};

export const smsGateway =
  (settings: SmsSettings): Gateway =>
  async (message, deadlineMs) => {
    const body = {
      to: message.to,
      sender: settings.sender,
      entity_id: settings.entityId,
      template_id:
        message.dltTemplateId || settings.templates[`${message.template}.${message.language}`],
      text: message.text,
      type: message.isCode ? 'otp' : 'transactional',
      reference: message.reference,
    };
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(`${settings.url}/v1/messages`, {
        method: 'POST',
        redirect: 'error',
        signal: deadline,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.key}` },
      });
      await response.body?.cancel();
      return toSendResult(response.status);
    } catch {
      return { ok: false, reason: deadline.aborted ? 'timeout' : 'unreachable' };
    }
  };
