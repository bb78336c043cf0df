import type { Language } from '@tokri/contracts/language';
import { language } from '@tokri/web-kit/platform';
import { SlideShow } from '@tokri/web-kit/slide-show';
import { useState } from 'react';
import { PreviewLanguage } from '../preview-language.tsx';
import { t } from './labels.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { SlideForm } from './slide-form.ts';
import styles from './slides.module.css';

const widths = [360, 1280] as const;

const pictureUrl = (hash: string): string => `/images/${hash}/large.webp`;

const toSlide = (form: SlideForm, shown: Language) => {
  const choose = (english: string, hindi: string): string =>
    shown === 'hi' && hindi !== '' ? hindi : english;
  const pictures = form.images.map(pictureUrl);
  return {
    Id: 0,
    Image: pictures[0] ?? '',
    Title: choose(form.title, form.titleHindi) || t('previewTitle'),
    Text: choose(form.text, form.textHindi),
    Link: form.link,
    LinkText: choose(form.linkText, form.linkTextHindi),
    Pictures: pictures,
  };
};

export const SlidePreview = ({ form }: { readonly form: SlideForm }) => {
  const [shown, setShown] = useState<Language>(language());
  return (
    <div className={styles.frames}>
      <PreviewLanguage shown={shown} onShow={setShown} />
      {widths.map((width) => (
        <PreviewFrame key={width} width={width} title={t('previewAt', { width })} lang={shown}>
          <div className="wrap">
            <SlideShow slides={[toSlide(form, shown)]} />
          </div>
        </PreviewFrame>
      ))}
    </div>
  );
};
