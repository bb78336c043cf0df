import * as fc from 'fast-check';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { toBillAddresses, type Bill } from '../domain/bills/bill.ts';
import { toBillResponse } from '../http/bills/bill-response.ts';
import { buildSale, taxedLine } from '../testing/sales.ts';
import { toDrawableDocument } from './bill-document.ts';

/** The text layer as PDFium, the viewer of Chrome, copies it. */
let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const renderPdf = createPdfRenderer(
  new URL('../../../../shared/service-kit/fonts/', `file://${__dirname}/`),
  toDrawableDocument,
);
const ownGstin = '29AABCT1234F1ZM';

const buildBill = (name: string, address: string): Bill => ({
  billId: 5,
  orderId: 42,
  userId: 7,
  partyId: 0,
  transactionNumber: 'T2611-00042',
  kind: 'TaxInvoice',
  date: '2026-11-22',
  ...toBillAddresses({ name, address, pincode: '560001' }, null),
  ...buildSale([taxedLine]),
  against: null,
  account: null,
  number: 'TI/26-27/0000001',
});
const render = (name: string, address: string): Promise<Buffer> =>
  renderPdf(
    toBillResponse(buildBill(name, address), {
      seller: {
        name: 'Tokri',
        address: '1 Market Road',
        gstin: ownGstin,
        fssai: '11226999000101',
      },
      eInvoice: null,
      duePaise: 0,
      pdfUrl: '',
    }),
  );
const readLines = async (pdf: Buffer): Promise<readonly string[]> => {
  const document = await pdfium.loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  return text.split('\r\n').map((line) => line.trim().normalize('NFC'));
};
/** The lines between "To" and the pincode: the buyer's name and address. */
const readBuyer = async (name: string, address: string): Promise<readonly string[]> => {
  const lines = await readLines(await render(name, address));
  return lines.slice(lines.indexOf('To') + 1, lines.indexOf('560001'));
};

describe('names and addresses on a bill', () => {
  it.each([
    ['Assamese', 'ৰঞ্জিৎ কুমাৰ বৰুৱা', 'গুৱাহাটী, অসম'],
    ['Bengali', 'মৈত্রেয়ী চট্টোপাধ্যায়', '১২ রবীন্দ্র সরণি, কলকাতা'],
    ['Bodo', 'ब्रह्म बसुमतारी', 'कोकराझार, असम'],
    ['Dogri', 'राजेंद्र डोगरा', 'जम्मू तवी'],
    ['Gujarati', 'હેમલતા ક્ષત્રિય', '૧૨ આશ્રમ માર્ગ, અમદાવાદ'],
    ['Hindi', 'शर्मिष्ठा क्षत्रिय', '१२, ज्ञानपुर मार्ग'],
    ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ ಅರಸ್', '12, ಮಹಾತ್ಮ ಗಾಂಧಿ ರಸ್ತೆ'],
    ['Kashmiri', 'غُلام نبی کٲشُر', 'سِری نَگَر'],
    ['Konkani', 'सुरेंद्र सिरसाट', 'पणजी, गोंय'],
    ['Maithili', 'विद्यापति झा', 'दरभंगा'],
    ['Malayalam', 'ലക്ഷ്മിക്കുട്ടി', '12, എം.ജി. റോഡ്'],
    ['Manipuri', 'ꯃꯩꯇꯩꯂꯣꯟ ꯁꯤꯡꯍ', 'ꯏꯝꯐꯥꯜ, ꯃꯅꯤꯄꯨꯔ'],
    ['Marathi', 'ज्ञानेश्वर कुऱ्हाडे', 'पुणे ४११००१'],
    ['Nepali', 'विष्णु प्रसाद कोइराला', 'दार्जिलिङ'],
    ['Odia', 'ଲକ୍ଷ୍ମୀପ୍ରିୟା ମହାପାତ୍ର', 'ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '੧੨ ਮਾਲ ਰੋਡ, ਅੰਮ੍ਰਿਤਸਰ'],
    ['Sanskrit', 'श्रीकृष्णः शास्त्री', 'वाराणसी ॥'],
    ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ', 'ᱡᱟᱢᱥᱮᱫᱽᱯᱩᱨ'],
    ['Sindhi', 'ڪنول ڄيٺمل ٻڌواڻي', 'الهاس نگر'],
    ['Tamil', 'கோபாலகிருஷ்ணன்', '12, பாரதியார் தெரு'],
    ['Telugu', 'లక్ష్మీ ప్రసన్న', '12, గాంధీ రోడ్డు'],
    ['Urdu', 'محمد عبداللہ قریشی', 'ایم جی روڈ (بنگلور)'],
    ['Latin with marks', 'José Ṛṣi Śrīnivāsa', 'Flat 4 – “Shanti”, ₹ Road'],
  ])('can be copied in %s', async (_language, name, address) => {
    expect(await readBuyer(name, address)).toEqual([
      name.normalize('NFC'),
      address.normalize('NFC'),
    ]);
  });

  it('leave emoji out and replace letters of scripts without a font', async () =>
    expect(await readBuyer('Meera 👨‍👩‍👧 Nair 🇮🇳', '1️⃣ 東京 Road 🥭')).toEqual([
      'Meera Nair',
      '1 ?? Road',
    ]));

  it('show a dash when nothing can be drawn', async () =>
    expect(await readBuyer('🥭', '\u202e')).toEqual(['-', '-']));

  it.each([
    'Meera\nGSTIN 27ZZZZZ9999Z1Z5',
    'Meera\u2028GSTIN 27ZZZZZ9999Z1Z5',
    'Meera\u0085GSTIN 27ZZZZZ9999Z1Z5',
  ])('stay on one line although %j was stored', async (name) =>
    expect(await readBuyer(name, '1 Main Road')).toEqual([
      'Meera GSTIN (tax number removed)',
      '1 Main Road',
    ]),
  );

  it('print nothing for signs without a font', async () =>
    expect(await readBuyer('Meera \u2800 Nair', '\u2800')).toEqual(['Meera Nair', '-']));

  it('keep at most four marks on a letter', async () => {
    const [name = ''] = await readBuyer(`क${'\u0901'.repeat(90)} Nair`, '1 Main Road');
    expect(name.match(/\p{M}/gu)).toHaveLength(4);
  });

  it("never show a GSTIN that is not the supplier's, wherever their lines break", async () => {
    const gstins = fc.constantFrom(
      '27AAAAA0000A1Z5',
      '27-aaaaa-0000-a1z5',
      '２７ＡＡＡＡＡ００００Ａ１Ｚ５',
      '27AAAAA🥭0000A1Z5',
      '27AAAAA\u200b0000\u0301A1Z5',
      '27ZZZZZ 9999 Z1 Z5',
    );
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const entered = fc
      .tuple(text, fc.integer({ min: 0, max: 80 }), fc.constantFrom(' ', ' GSTIN: '), gstins, text)
      .map(([before, count, label, gstin, after]) =>
        [before, 'R ', 'x'.repeat(count), label, gstin, after].join(''),
      );
    await fc.assert(
      fc.asyncProperty(entered, entered, async (name, address) => {
        const shown = (await readLines(await render(name, address)))
          .join(' ')
          .normalize('NFKC')
          .replace(/[^\p{L}\p{N}]/gu, '');
        expect(shown.match(/\d{2}[a-z]{5}\d{4}[a-z][a-z\d]z[a-z\d]/giu)).toEqual([ownGstin]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('never begin a line with a GSTIN that the shop did not print', async () => {
    const lineBreaks = ['\n', '\r\n', '\r', '\u000b', '\f', '\u0085', '\u2028', '\u2029'];
    const entered = fc
      .tuple(
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom(...lineBreaks),
        fc.constantFrom('', '\u202e', '\u200b', '\ufeff', '\u00ad'),
      )
      .map(([text, lineBreak, hidden]) => `x${text}${lineBreak}${hidden}GSTIN 27ZZZZZ9999Z1Z5`);
    await fc.assert(
      fc.asyncProperty(entered, entered, async (name, address) => {
        const lines = await readLines(await render(name, address));
        expect(lines.filter((line) => line.startsWith('GSTIN'))).toEqual([`GSTIN ${ownGstin}`]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
