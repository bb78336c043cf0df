import type { PdfContent, PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import { mapTexts } from '@tokri/service-kit/pdf-worker';
import { timeText } from './data-copy-formats.ts';
import { toSections } from './data-copy-sections.ts';
import { dataCopyTexts } from './data-copy-texts.ts';
import type { PrintedDataCopy, SectionRow } from './printed-data-copy.ts';

const hangingIndent = 8;

/** Only the first line begins at the margin, so no text that somebody entered looks like a row. */
const paragraph = (text: string, options: object = {}): PdfContent => ({
  text,
  leadingIndent: -hangingIndent,
  margin: [hangingIndent, 0, 0, 3],
  ...options,
});
const toContent = ({ text, details = [] }: SectionRow): readonly PdfContent[] => [
  paragraph(text),
  ...details.map((detail) =>
    paragraph(detail, { style: 'detail', margin: [3 * hangingIndent, 0, 0, 3] }),
  ),
];

const toPdfDocument = (printed: PrintedDataCopy): PdfDocument => {
  const { copy, language } = printed;
  const texts = dataCopyTexts[language];
  const missing = copy.IncompleteParts.map((part) => texts.parts[part]).join(', ');
  return {
    info: { Title: texts.title },
    pageMargins: [40, 40, 40, 50],
    defaultStyle: { fontSize: 10 },
    styles: {
      title: { fontSize: 18 },
      heading: { fontSize: 13 },
      detail: { fontSize: 9, color: '#555555' },
    },
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.readAt(timeText(copy.ReadAt, language)), style: 'detail' },
      ...(missing === '' ? [] : [{ text: texts.incomplete(missing), margin: [0, 6, 0, 0] }]),
      ...toSections(printed).flatMap(({ part, rows }): readonly PdfContent[] => [
        { text: texts.parts[part], style: 'heading', margin: [0, 14, 0, 4] },
        ...(rows.length === 0 ? [paragraph(texts.none, { style: 'detail' })] : []),
        ...rows.flatMap(toContent),
      ]),
    ],
    footer: (page, pages) => ({
      text: `${texts.title}   ${page} / ${pages}`,
      alignment: 'center',
      fontSize: 8,
      margin: [0, 16, 0, 0],
    }),
  };
};

export const toDrawableDocument = (printed: PrintedDataCopy, toLine: ToLine): PdfDocument =>
  toPdfDocument({ ...printed, copy: mapTexts(printed.copy, toLine) });
