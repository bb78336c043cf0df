import type { Language } from '@tokri/contracts/language';
import type { MessageKind } from '@tokri/contracts/templates';
import { aggregateSchema, conditionalUpdate, insertAggregate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { TemplateStore } from '../application/ports/templates.ts';
import type { MessageTemplate, StoredTexts } from '../domain/templates/message-template.ts';

interface TemplateDocument {
  readonly _id: MessageKind;
  readonly texts: Readonly<Record<Language, StoredTexts>> | null;
  readonly rev: number;
}

export const templateModel = (connection: Connection): Model<TemplateDocument> =>
  connection.model<TemplateDocument>(
    'message-template',
    aggregateSchema<TemplateDocument>({
      _id: String,
      texts: Schema.Types.Mixed,
      rev: { type: Number, default: 0 },
    }),
    'message-templates',
  );

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is missing or no text becomes empty, so that the default text is sent instead. */
const toStoredTexts = (texts: Partial<StoredTexts> | undefined): StoredTexts => ({
  title: toText(texts?.title),
  text: toText(texts?.text),
  mailText: toText(texts?.mailText),
  dltTemplateId: toText(texts?.dltTemplateId),
});

const toTemplate = ({ _id, texts, rev }: TemplateDocument): MessageTemplate => ({
  kind: _id,
  rev,
  texts: texts && { en: toStoredTexts(texts.en), hi: toStoredTexts(texts.hi) },
});

export const createTemplateRepository = (model: Model<TemplateDocument>): TemplateStore => ({
  list: async () => {
    const found = await model.find().lean<readonly TemplateDocument[]>();
    return found.map(toTemplate);
  },
  save: async ({ kind, rev, texts }) => {
    if (rev === 0)
      return (await insertAggregate(model, { _id: kind, texts, rev: 1 })) === 'inserted' ? 1 : null;
    return (await conditionalUpdate(model, { id: kind, rev, set: { texts } }))?.rev ?? null;
  },
});
