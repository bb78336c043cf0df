import { commandSucceeded } from '@tokri/contracts/api';
import type {
  MessageTemplateResponse,
  messageTemplateOperations,
  RequestBody,
} from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import {
  messageKinds,
  placeholders,
  type MessageKind,
  type PlaceholderValues,
} from '@tokri/contracts/templates';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { resetTemplate, saveTemplate } from '../application/templates/change-templates.ts';
import { sendTestMessage, type SendTestDeps } from '../application/templates/send-test-message.ts';
import type { RenderContextProvider, TemplateStore } from '../application/ports/templates.ts';
import { sampleValues } from '../domain/templates/sample-values.ts';
import type { Brand } from '../domain/templates/brand.ts';
import {
  defaultTexts,
  type MessageTemplate,
  type StoredTexts,
} from '../domain/templates/message-template.ts';
import { toTemplateResponse } from './template-error-messages.ts';

export interface TemplateHandlerDeps extends SendTestDeps {
  readonly store: TemplateStore;
  readonly renderContext: RenderContextProvider;
}

type TextsBody = RequestBody<typeof messageTemplateOperations.saveMessageTemplate>['En'];

const toTexts = ({ Title, Text, MailText, DltTemplateId }: TextsBody): StoredTexts => ({
  title: Title,
  text: Text,
  mailText: MailText,
  dltTemplateId: DltTemplateId,
});
const toTextsResponse = ({ title, text, mailText, dltTemplateId }: StoredTexts) => ({
  Title: title,
  Text: text,
  MailText: mailText,
  DltTemplateId: dltTemplateId,
});

const toResponse = (
  kind: MessageKind,
  stored: MessageTemplate | undefined,
): MessageTemplateResponse => {
  const start = { en: defaultTexts(kind, 'en'), hi: defaultTexts(kind, 'hi') };
  const texts = stored?.texts ?? start;
  return {
    Kind: kind,
    Rev: stored?.rev ?? 0,
    IsDefault: !stored?.texts,
    En: toTextsResponse(texts.en),
    Hi: toTextsResponse(texts.hi),
    DefaultEn: toTextsResponse(start.en),
    DefaultHi: toTextsResponse(start.hi),
  };
};

const toSamples = (brand: Brand, siteUrl: string) => {
  const toList = (language: Language) => {
    const values: PlaceholderValues = {
      brand: brand[language],
      ...sampleValues(language),
      link: siteUrl,
    };
    return placeholders.map((name) => ({ Placeholder: name, Value: values[name] ?? '' }));
  };
  return { En: toList('en'), Hi: toList('hi') };
};

export const createTemplateHandlers = (deps: TemplateHandlerDeps): BoundHandlers =>
  createHandlers<typeof messageTemplateOperations>({
    'list-message-templates': async () => {
      const [{ brand, smsBrand }, stored] = await Promise.all([
        deps.renderContext.current(),
        deps.store.list(),
      ]);
      const byKind = new Map(stored.map((template) => [template.kind, template]));
      return {
        body: {
          Templates: messageKinds.map((kind) => toResponse(kind, byKind.get(kind))),
          Samples: toSamples(brand, deps.siteUrl),
          SmsBrand: { En: smsBrand.en, Hi: smsBrand.hi },
        },
      };
    },
    'save-message-template': async ({ body, language }) => {
      const saved = await saveTemplate(deps)({
        kind: body.Kind,
        rev: body.Rev,
        texts: { en: toTexts(body.En), hi: toTexts(body.Hi) },
      });
      return { body: [toTemplateResponse(saved, language, commandSucceeded)] };
    },
    'reset-message-template': async ({ body, language }) => {
      const reset = await resetTemplate(deps)({ kind: body.Kind, rev: body.Rev });
      return { body: [toTemplateResponse(reset, language, commandSucceeded)] };
    },
    'send-test-message': async ({ body, caller, language }) => {
      const sent = await sendTestMessage(deps)({
        staffId: caller.userId,
        kind: body.Kind,
        language: body.Language,
        channel: body.Channel,
        texts: toTexts(body),
      });
      return {
        body: [
          toTemplateResponse(sent, language, (Recipient) =>
            commandSucceeded(caller.userId, { Recipient }),
          ),
        ],
      };
    },
  });
