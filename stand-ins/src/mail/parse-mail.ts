import PostalMime from 'postal-mime';

export interface ParsedMail {
  readonly subject: string;
  readonly text: string;
}

const stripTags = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|tr|h\d|li)>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

export const parseMail = async (raw: Uint8Array): Promise<ParsedMail> => {
  const { subject, text, html } = await PostalMime.parse(raw);
  const plainText = text?.trim() ?? '';
  return { subject: subject ?? '', text: plainText === '' ? stripTags(html ?? '') : plainText };
};
