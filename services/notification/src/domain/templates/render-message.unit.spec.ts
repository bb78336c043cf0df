import { findTemplateProblems, measureSms, messageKinds } from '@tokri/contracts/templates';
import { sampleValues } from './sample-values.ts';
import { unknownBrand } from './brand.ts';
import { defaultTexts, type StoredTexts } from './message-template.ts';
import { renderMessage, renderTexts, type RenderContext } from './render-message.ts';

const saved: StoredTexts = {
  title: 'Order {number}',
  text: '{brand}: {number} is on its way.',
  mailText: '',
  dltTemplateId: '1107000000000000009',
};

const contextWith = (texts: StoredTexts): RenderContext & { readonly unusable: string[] } => {
  const unusable: string[] = [];
  return {
    brand: { en: 'Mandi', hi: 'मंडी' },
    smsBrand: { en: 'Tokri', hi: 'टोकरी' },
    templates: [{ kind: 'placed', rev: 1, texts: { en: texts, hi: saved } }],
    onUnusable: (kind) => void unusable.push(kind),
    unusable,
  };
};
const placed = { kind: 'placed', language: 'en' } as const;

describe('the texts of the start', () => {
  it.each(messageKinds)('have no problem for %s in either language', (kind) => {
    for (const language of ['en', 'hi'] as const)
      expect(findTemplateProblems(kind, defaultTexts(kind, language))).toEqual([]);
  });
  it.each(messageKinds)('fit %s in English into one SMS of the GSM alphabet', (kind) => {
    const brands = { brand: unknownBrand.en, smsBrand: unknownBrand.en };
    const link = 'https://shop.tokri.example/checkout-details?SlotId=123456';
    const { smsText } = renderTexts(defaultTexts(kind, 'en'), brands, {
      ...sampleValues('en'),
      link,
    });
    expect(measureSms(smsText)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    expect(smsText).not.toMatch(/[{}]/);
  });
});

describe('renderMessage', () => {
  it('names the registered brand in SMS and the brand of the company elsewhere', () => {
    expect(renderMessage(contextWith(saved), placed, { number: 'T-1' })).toEqual({
      title: 'Order T-1',
      text: 'Mandi: T-1 is on its way.',
      smsText: 'Tokri: T-1 is on its way.',
      mailText: 'Mandi: T-1 is on its way.',
      dltTemplateId: '1107000000000000009',
    });
  });
  it('gives mails a text of their own', () => {
    const context = contextWith({ ...saved, mailText: 'Dear customer, {number} comes.' });
    expect(renderMessage(context, placed, { number: 'T-1' }).mailText).toBe(
      'Dear customer, T-1 comes.',
    );
  });
  it.each([
    ['misses the number', { ...saved, text: 'On its way.' }],
    ['has an unknown placeholder', { ...saved, text: '{number} {nmber}' }],
    ['is empty', { ...saved, text: '' }],
  ])('sends the default text and says so when the saved one %s', (_why, texts) => {
    const context = contextWith(texts);
    const { text, dltTemplateId } = renderMessage(context, placed, { number: 'T-1' });
    expect(text).toMatch(/^Mandi: order T-1 is placed/);
    expect(dltTemplateId).toBe('');
    expect(context.unusable).toEqual(['placed']);
  });
});
