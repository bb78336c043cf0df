import PostalMime from 'postal-mime';

export interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

const withoutTags = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|tr|h\d|li)>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Subject and plain text of a raw mail (RFC 5322); of one that has only HTML, its words. */
export const readMail = async (raw: Uint8Array): Promise<ReadMail> => {
  const { subject, text, html } = await PostalMime.parse(raw);
  const plain = text?.trim() ?? '';
  return { subject: subject ?? '', text: plain === '' ? withoutTags(html ?? '') : plain };
};
