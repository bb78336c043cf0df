import { shopMarket } from '@tokri/contracts/market';
import {
  measureSms,
  placeholdersOf,
  renderTemplate,
  templateLimits,
} from '@tokri/contracts/templates';
import type { MessageKind, PlaceholderValues } from '@tokri/contracts/templates';
import { Field } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { TextArea } from '../text-area.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { insertAt, type TemplateErrors, type TemplateTexts } from './template-form.ts';

interface TemplateFieldsProps {
  readonly kind: MessageKind;
  readonly language: 'en' | 'hi';
  readonly texts: TemplateTexts;
  readonly errors: TemplateErrors;
  /** Of an SMS. */
  readonly smsSamples: PlaceholderValues;
  readonly onChange: (texts: TemplateTexts) => void;
}

const SmsLengthNote = ({ text }: { readonly text: string }) => {
  const { encoding, units, unitsPerSegment, segments, outsideGsm } = measureSms(text);
  const isMixed = outsideGsm.length > 0 && outsideGsm.length <= 5;
  return (
    <p className="fine-print">
      {t('length', { encoding, units, capacity: unitsPerSegment * segments, segments })}
      {isMixed && ` ${t('outsideGsm', { characters: outsideGsm.join(' ') })}`}
    </p>
  );
};

const Chips = ({
  kind,
  onInsert,
}: {
  readonly kind: MessageKind;
  readonly onInsert: (placeholder: string) => void;
}) => (
  <ul className={styles.chips} aria-label={t('insert')}>
    {placeholdersOf(kind).allowed.map((placeholder) => (
      <li key={placeholder}>
        <button type="button" className={styles.chip} onClick={() => onInsert(placeholder)}>
          {t(`placeholder.${placeholder}`)} <code>{`{${placeholder}}`}</code>
        </button>
      </li>
    ))}
  </ul>
);

const SmsField = ({ kind, language, texts, errors, smsSamples, onChange }: TemplateFieldsProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (Text: string) => onChange({ ...texts, Text });
  const insert = (placeholder: string): void => {
    const { current } = area;
    if (!current) return;
    const { text, cursor } = insertAt(texts.Text, placeholder, {
      start: current.selectionStart,
      end: current.selectionEnd,
    });
    change(text);
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(cursor, cursor);
    });
  };
  return (
    <>
      <TextArea
        ref={area}
        label={t('text')}
        lang={language}
        rows={4}
        maxLength={templateLimits.text}
        value={texts.Text}
        error={errors.Text}
        onChange={({ target }) => change(target.value)}
      />
      <Chips kind={kind} onInsert={insert} />
      <SmsLengthNote text={renderTemplate(texts.Text, smsSamples)} />
    </>
  );
};

export const TemplateFields = (props: TemplateFieldsProps) => {
  const { language, texts, errors, onChange } = props;
  const set = (change: Partial<TemplateTexts>) => onChange({ ...texts, ...change });
  return (
    <>
      <Field
        label={t('title')}
        lang={language}
        maxLength={templateLimits.title}
        value={texts.Title}
        error={errors.Title}
        autoComplete="off"
        onChange={({ target }) => set({ Title: target.value })}
      />
      <SmsField {...props} />
      {shopMarket().registersSms && (
        <Field
          label={t('dlt')}
          hint={t('dltHint')}
          inputMode="numeric"
          maxLength={19}
          value={texts.DltTemplateId}
          error={errors.DltTemplateId}
          autoComplete="off"
          onChange={({ target }) => set({ DltTemplateId: target.value })}
        />
      )}
      <TextArea
        label={t('mailText')}
        hint={t('mailHint')}
        lang={language}
        rows={6}
        maxLength={templateLimits.mailText}
        value={texts.MailText}
        error={errors.MailText}
        onChange={({ target }) => set({ MailText: target.value })}
      />
    </>
  );
};
