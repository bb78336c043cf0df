import type { Language } from '@tokri/contracts/language';
import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import { isCodeKind, type MessageKind } from '@tokri/contracts/templates';
import type { Clock } from '@tokri/service-kit/use-case';
import { maskRecipient, toSmsNumber } from '../../domain/contacts/recipient.ts';
import { checkTexts, type TemplateRejection } from '../../domain/templates/template-edit.ts';
import type { StoredTexts } from '../../domain/templates/message-template.ts';
import { brandsIn, renderTexts, textOf } from '../../domain/templates/render-message.ts';
import { sampleValues } from '../../domain/templates/sample-values.ts';
import { toGatewayTemplate } from '../../domain/templates/gateway-template.ts';
import type { Contacts } from '../ports/contacts.ts';
import type { Gateways } from '../ports/gateways.ts';
import type { RecipientLimiter } from '../ports/recipient-limiter.ts';
import type { RenderContextProvider } from '../ports/templates.ts';

const maxSendMs = 5_000;

export interface SendTestDeps {
  readonly renderContext: Pick<RenderContextProvider, 'current'>;
  readonly contacts: Contacts;
  readonly testLimiter: RecipientLimiter;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly newId: () => string;
}

interface TestMessage {
  readonly staffId: number;
  readonly kind: MessageKind;
  readonly language: Language;
  readonly channel: 'sms' | 'mail';
  readonly texts: StoredTexts;
}

type TestResult =
  Ok<string> | TemplateRejection | Err<'no-own-contact' | 'too-many-tests' | 'not-sent'>;

/** Sends only to the verified contact of the caller, so it cannot be used to write to customers. */
export const sendTestMessage =
  (deps: SendTestDeps) =>
  async ({ staffId, kind, language, channel, texts }: TestMessage): Promise<TestResult> => {
    const checked = checkTexts(kind, language, texts);
    if (!checked.ok) return checked;
    const contact = (await deps.contacts.findRecipient(staffId))?.[channel];
    const to = channel === 'sms' ? toSmsNumber(contact?.address ?? '') : (contact?.address ?? '');
    if (to === '' || !contact?.isVerified) return err('no-own-contact');
    if (!(await deps.testLimiter.tryConsume({ channel, to }, deps.clock())))
      return err('too-many-tests');
    const brands = brandsIn(await deps.renderContext.current(), language);
    const values = { ...sampleValues(language), link: deps.siteUrl };
    const rendered = renderTexts(texts, brands, values);
    const { ok: isSent } = await deps.gateways[channel](
      {
        channel,
        to,
        subject: rendered.title,
        text: textOf(rendered, channel),
        language,
        template: toGatewayTemplate(kind),
        dltTemplateId: rendered.dltTemplateId,
        isCode: isCodeKind(kind),
        reference: `test:${deps.newId()}`,
      },
      maxSendMs,
    );
    return isSent ? ok(maskRecipient(to)) : err('not-sent');
  };
