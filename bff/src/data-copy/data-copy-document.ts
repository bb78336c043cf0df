import type { PdfContent, PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import {
  hangingParagraph,
  layOutPages,
  mapTexts,
  secondaryColor,
} from '@tokri/service-kit/pdf-worker';
import { timeText } from './data-copy-formats.ts';
import { toSections } from './data-copy-sections.ts';
import { dataCopyTexts } from './data-copy-texts.ts';
import type { PrintedDataCopy, SectionRow } from './printed-data-copy.ts';

const bottomMargin = 3;

const paragraph = (text: string): PdfContent => hangingParagraph(text, { bottomMargin });
const toContent = ({ text, details = [] }: SectionRow): readonly PdfContent[] => [
  paragraph(text),
  ...details.map((detail) => hangingParagraph(detail, { level: 3, bottomMargin, style: 'detail' })),
];

const toPdfDocument = (printed: PrintedDataCopy): PdfDocument => {
  const { copy, language } = printed;
  const texts = dataCopyTexts[language];
  const missing = copy.IncompleteParts.map((part) => texts.parts[part]).join(', ');
  return layOutPages({
    info: { Title: texts.title },
    fontSize: 10,
    styles: {
      title: { fontSize: 18 },
      heading: { fontSize: 13 },
      detail: { fontSize: 9, color: secondaryColor },
    },
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.readAt(timeText(copy.ReadAt, language)), style: 'detail' },
      ...(missing === '' ? [] : [{ text: texts.incomplete(missing), margin: [0, 6, 0, 0] }]),
      ...toSections(printed).flatMap(({ part, rows }): readonly PdfContent[] => [
        { text: texts.parts[part], style: 'heading', margin: [0, 14, 0, 4] },
        ...(rows.length === 0
          ? [hangingParagraph(texts.none, { bottomMargin, style: 'detail' })]
          : []),
        ...rows.flatMap(toContent),
      ]),
    ],
    footerText: texts.title,
  });
};

export const toDrawableDocument = (printed: PrintedDataCopy, toLine: ToLine): PdfDocument =>
  toPdfDocument({ ...printed, copy: mapTexts(printed.copy, toLine) });
