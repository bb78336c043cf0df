import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DataCopyResponse } from '@tokri/contracts/api';
import { toHindi } from '@tokri/contracts/language';
import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { openPdfText, type PdfPageText } from '@tokri/service-kit/testing';
import { buildDataCopy, buildMessage } from '../testing/data-copies.ts';
import { buildOrder } from '../testing/orders.ts';
import { toDrawableDocument } from './data-copy-document.ts';
import type { PrintedDataCopy } from './printed-data-copy.ts';

let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const renderPdf = createPdfRenderer(
  new URL('../../../shared/service-kit/fonts/', `file://${__dirname}/`),
  toDrawableDocument,
);
const readPages = async (printed: Partial<PrintedDataCopy>): Promise<readonly PdfPageText[]> =>
  openPdfText(
    pdfium,
    await renderPdf({ userId: 7, copy: buildDataCopy(), language: 'en', ...printed }),
  );
const readLines = async (printed: Partial<PrintedDataCopy>): Promise<readonly string[]> =>
  (await readPages(printed)).flatMap(({ text }) =>
    text.split('\r\n').map((line) => line.trim().normalize('NFC')),
  );

describe('the copy of personal data as a PDF document', () => {
  it('has a heading for every part, in one order', async () => {
    const headings = [
      'Copy of your data',
      'Profile',
      'Addresses',
      'Application for a business account',
      'Carts',
      'Orders',
      'Bills',
      'Payments',
      'Waiting lists',
      'Messages',
      'Notifications',
      'Favourites',
      'Notification choices',
      'Apps and browsers that get notifications',
      'Signed-in devices',
    ];
    const lines = await readLines({});
    expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
  });

  it('shows dates and amounts as India writes them', async () => {
    const lines = await readLines({});
    for (const line of [
      'As of 29 Nov 2026, 8:10 pm',
      'Name: Asha',
      'Office • 9000000002 • Tower 2, சென்னை • 600004 • Tamil Nadu',
      'Old home • 9000000002 • 5 Lake Road • 560034 • Karnataka • No longer saved, kept until 30 Mar 2027',
      '20 Nov 2026, 10:00 am • Declined • GSTIN: 29AADFC1212Q1ZE',
      'Chai Corner • 7, 80 Feet Road • 560034',
      'The address is a flat',
      'T2611-04211 • 22 Nov 2026 • ₹1,84,250.50 • Confirmed',
      '2 × Onion, 1 kg',
      'IB/26-27/0000501 • 22 Nov 2026 • Bill • T2611-04211 • Asha • Karnataka • ₹1,84,250.50',
      'Delivery: 22 Nov 2026 • 7–10 am',
      'Payment: Pay on delivery',
      'Placed: 21 Nov 2026, 10:00 am',
      'T2611-04211 • 21 Nov 2026, 10:00 am • ₹355.00 • UPI • Partly refunded • pay_1 • ₹20.00 refunded',
      '22 Nov 2026, 6:40 am • You: Ring twice',
      '22 Nov 2026, 6:40 am • Shop: We will',
      '1 Dec 2026',
      '3 × Onion, 1 kg',
      '1 × Item no longer sold',
      '2 Dec 2026 • 7–10 am • Number 2 in line',
      '3 Dec 2026 • 4–7 pm • Place kept for you until 29 Nov 2026, 8:20 pm',
      '21 Nov 2026, 10:01 am • T2611-04211 • Order confirmed',
      'Your order T2611-04211 is confirmed.',
      'Browser • fcm.googleapis.com • Registered 20 Nov 2026, 10:05 am',
      'Reminders • None',
      'Quiet hours • 10 pm–8 am',
      'Offers • Email • Agreed: 20 Nov 2026, 10:00 am',
      'Chrome, Android • Last used 29 Nov 2026, 7:00 pm',
    ])
      expect(lines).toContain(line);
  });

  it('is written in Hindi for readers of Hindi', async () => {
    const copy = toHindi(buildDataCopy()) as DataCopyResponse;
    const lines = await readLines({ language: 'hi', copy });
    for (const line of [
      'आपकी जानकारी की कॉपी',
      '29 नवंबर 2026, रात 8:10 तक की जानकारी',
      'नाम: Asha',
      'T2611-04211 • 22 नवंबर 2026 • ₹1,84,250.50 • Confirmed',
      '22 नवंबर 2026, सुबह 6:40 • आप: Ring twice',
      'Old home • 9000000002 • 5 Lake Road • 560034 • Karnataka • सूची से हटा हुआ, 30 मार्च 2027 तक रखा जाएगा',
      '2 × प्याज़, 1 किलो',
      'डिलीवरी: 22 नवंबर 2026 • सुबह 7–10',
      'भुगतान: Pay on delivery',
      'प्याज़',
      'शांत समय • रात 10–सुबह 8',
      '3 × प्याज़, 1 किलो',
      '1 × अब न बिकने वाला सामान',
      '2 दिसंबर 2026 • सुबह 7–10 • कतार में नंबर 2',
      'ब्राउज़र • fcm.googleapis.com • पंजीकरण: 20 नवंबर 2026, सुबह 10:05',
    ])
      expect(lines).toContain(line.normalize('NFC'));
    expect(lines.join('\n')).not.toMatch(/None|Orders|Last used/);
  });

  it('has what tax law and a cancelled order add', async () => {
    const gstin = '29ABCDE1234F1Z5';
    const { Profile, Addresses, Bills } = buildDataCopy();
    const lines = await readLines({
      copy: buildDataCopy({
        Profile: Profile && { ...Profile, CompanyName: 'Asha Catering', CompanyGSTIN: gstin },
        Addresses: Addresses.slice(0, 1).map((address) => ({
          ...address,
          Address: 'Tower 2',
          State: '33',
          CompanyGSTIN: gstin,
        })),
        Bills: Bills.map((bill) => ({ ...bill, Buyer: { ...bill.Buyer, GSTIN: gstin } })),
        Orders: [
          buildOrder({
            CancelReason: 'Ordered by mistake',
            RefundStatus: 'Refund on the way',
            Note: 'Ring twice',
            Coupon: { Code: 'FRESH50', Amount: 50 },
            History: [
              {
                Status: 7,
                StatusText: 'Cancelled',
                At: '2026-11-21T11:00:00+05:30',
                By: 'customer',
                Note: 'Ordered by mistake',
              },
            ],
          }),
        ],
      }),
    });
    for (const line of [
      'Company: Asha Catering',
      `GSTIN: ${gstin}`,
      `Office • 9000000002 • Tower 2 • 600004 • Tamil Nadu • GSTIN: ${gstin}`,
      'Payment: Pay on delivery • Refund on the way',
      'Coupon: FRESH50 • ₹50.00',
      '21 Nov 2026, 11:00 am • Cancelled • Ordered by mistake',
      'Reason for cancelling: Ordered by mistake',
      'Note: Ring twice',
    ])
      expect(lines).toContain(line);
    expect(lines.join(' ')).toContain(`Asha • GSTIN: ${gstin}`);
  });

  it('says which parts are missing, and that a part has nothing', async () => {
    const lines = await readLines({
      copy: buildDataCopy({ IncompleteParts: ['bills', 'devices'], Carts: [] }),
    });
    expect(lines).toContain(
      'The copy is not complete. Try again later for: Bills, Signed-in devices',
    );
    expect(lines[lines.indexOf('Carts') + 1]).toBe('None');
  });

  it('numbers its pages and keeps long words between the margins', async () => {
    const pages = await readPages({
      copy: buildDataCopy({
        Orders: Array.from({ length: 60 }, (_, index) => buildOrder({ Id: index + 1 })),
        Conversations: [
          {
            Order: 'T2611-04211',
            Messages: [buildMessage(`${'अ'.repeat(400)} ${'w'.repeat(400)}`)],
          },
        ],
      }),
    });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ text, letters, width }, index) => {
      expect(text).toContain(`Copy of your data ${index + 1} / ${pages.length}`);
      expect(Math.max(...letters.map(({ right }) => right))).toBeLessThanOrEqual(width - 40);
    });
  });
});
