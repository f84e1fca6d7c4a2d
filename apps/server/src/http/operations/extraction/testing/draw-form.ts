import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';

/** A form that no family knows, as a bank of its own might print it. Shift and scale move everything on the page. */
export interface FormValues {
  readonly ticket: string;
  readonly amount: string;
  readonly member: string;
  readonly rate: string;
  readonly due: string;
}

export interface Drawing {
  readonly shiftX?: number;
  readonly shiftY?: number;
  readonly scale?: number;
}

const WIDTH = 612;
const HEIGHT = 792;

export async function drawForm(
  values: FormValues,
  { shiftX = 0, shiftY = 0, scale = 1 }: Drawing = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([WIDTH, HEIGHT]);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const put = (text: string, x: number, top: number, font: PDFFont = plain, size = 11) =>
    page.drawText(text, {
      x: 40 + (x - 40) * scale + shiftX,
      y: HEIGHT - (top * scale + shiftY),
      size: size * scale,
      font,
    });
  put('MEMBER ADVANCE TICKET', 210, 60, bold, 16);
  put('Harbor Employees Credit Union', 230, 80);
  put('Ticket Ref', 60, 130, bold);
  put(values.ticket, 200, 130);
  put('Sum Advanced', 60, 160, bold);
  put(values.amount, 200, 160);
  put('Given To', 60, 190, bold);
  put(values.member, 200, 190);
  put('Yearly charge:', 60, 240);
  put(values.rate, 200, 240);
  put('Repay in full by:', 60, 270);
  put(values.due, 200, 270);
  put(
    'This ticket is settled through payroll. Keep one copy for the member file and one for the branch.',
    60,
    330,
    plain,
    9,
  );
  return document.save();
}

/** Where a text of the undisturbed form stands, as somebody would draw around it: with some air. */
export function boxAround(x: number, top: number, width: number): { x: number; y: number; w: number; h: number } {
  return { x: (x - 4) / WIDTH, y: (top - 13) / HEIGHT, w: width / WIDTH, h: 20 / HEIGHT };
}
