import type { Gateway } from '../application/ports/gateways.ts';
import type { Message, SendResult } from '../domain/deliveries/message.ts';

export interface SmsSettings {
  readonly url: string;
  readonly key: string;
  readonly sender: string;
  /** Of the texts with the operators; undefined where they ask for none. */
  readonly registration:
    { readonly entityId: string; readonly templates: Readonly<Record<string, string>> } | undefined;
}

const toRegistrationIds = (
  { registration }: SmsSettings,
  { dltTemplateId, template, language }: Message,
) =>
  registration && {
    entity_id: registration.entityId,
    template_id: dltTemplateId || registration.templates[`${template}.${language}`],
  };

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
      ...toRegistrationIds(settings, message),
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
