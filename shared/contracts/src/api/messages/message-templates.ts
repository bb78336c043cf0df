import * as z from 'zod/mini';
import { dltTemplatePattern, templateLimits } from '../../templates/message-template.ts';
import { messageKinds, placeholders } from '../../templates/message-kinds.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = { service: 'notification' } as const;
const settings = { kind: 'staff', permission: 'settings' } as const;

const kind = z.enum(messageKinds);
const rev = z.int().check(z.nonnegative('must be a whole number, 0 or more'));
const storedTexts = {
  Title: z.string(),
  Text: z.string(),
  MailText: z.string(),
  DltTemplateId: z.string(),
};
const texts = {
  Title: f.name(templateLimits.title),
  Text: f.name(templateLimits.text),
  MailText: z._default(f.multilineText(templateLimits.mailText), ''),
  DltTemplateId: z._default(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^$|${dltTemplatePattern.source}`),
          'must be the 19 digits of a DLT registration, or empty',
        ),
      ),
    '',
  ),
};

const messageTemplate = z.object({
  Kind: kind,
  Rev: z.int(),
  IsDefault: z.boolean(),
  En: z.object(storedTexts),
  Hi: z.object(storedTexts),
  DefaultEn: z.object(storedTexts),
  DefaultHi: z.object(storedTexts),
});
export type MessageTemplateResponse = z.infer<typeof messageTemplate>;

const sampleValues = z.array(z.object({ Placeholder: z.enum(placeholders), Value: z.string() }));
const messageTemplates = z.object({
  Templates: z.array(messageTemplate),
  /** What placeholders become in a preview and in a test message. */
  Samples: z.object({ En: sampleValues, Hi: sampleValues }),
  /** What `{brand}` becomes in an SMS: part of the texts registered with the operators. */
  SmsBrand: z.optional(z.object({ En: z.string(), Hi: z.string() })),
});
export type MessageTemplatesResponse = z.infer<typeof messageTemplates>;

const textProblems = [
  'placeholder-unknown',
  'placeholder-missing',
  'code-in-title',
  'text-missing',
] as const;

export const messageTemplateOperations = {
  listMessageTemplates: operation({
    ...base,
    operationId: 'list-message-templates',
    specId: 'N5',
    method: 'GET',
    path: '/api/admin/notification/templates',
    match: noParams,
    auth: settings,
    response: messageTemplates,
    summary:
      'The texts of all messages to customers in both languages, with their version `Rev`, and those that the shop started with. An empty `DltTemplateId` means the one of the environment. SMS name the registered brand `SmsBrand`, whatever the brand of the company is.',
  }),
  saveMessageTemplate: operation({
    ...base,
    operationId: 'save-message-template',
    specId: 'N6',
    method: 'POST',
    path: '/api/admin/notification/templates',
    match: noParams,
    auth: settings,
    response: commandResponse,
    errorCodes: ['template-changed', 'dlt-template-missing', ...textProblems],
    body: z.object({ Kind: kind, Rev: rev, En: z.object(texts), Hi: z.object(texts) }),
    summary:
      'Replaces the texts of one kind of message. `Rev` is that of N5: if somebody else saved since then, nothing changes (template-changed). An SMS text that is not the one of the start needs the id of its DLT registration. `Id` of the answer is the new `Rev`.',
  }),
  resetMessageTemplate: operation({
    ...base,
    operationId: 'reset-message-template',
    specId: 'N7',
    method: 'POST',
    path: '/api/admin/notification/template-resets',
    match: noParams,
    auth: settings,
    response: commandResponse,
    errorCodes: ['template-changed'],
    body: z.object({ Kind: kind, Rev: rev }),
    summary: 'Returns one kind of message to the texts that the shop started with.',
  }),
  sendTestMessage: operation({
    ...base,
    operationId: 'send-test-message',
    specId: 'N8',
    method: 'POST',
    path: '/api/admin/notification/test-messages',
    match: noParams,
    auth: settings,
    timeoutMs: 8_000,
    response: commandResponseWith({ Recipient: z.string() }),
    errorCodes: ['no-own-contact', 'too-many-tests', 'not-sent', ...textProblems],
    body: z.object({
      Kind: kind,
      Language: z.enum(['en', 'hi']),
      Channel: z.enum(['sms', 'mail']),
      ...texts,
    }),
    summary:
      "Sends a text with sample values to the caller's own verified number or mail address, saved or not. At most 5 SMS and 10 mails an hour.",
  }),
};
