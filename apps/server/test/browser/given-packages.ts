import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Rig } from './rig.ts';

/** Packages of one small page each, sent as a program would send them. */
export async function givenPackages(rig: Rig, refs: readonly string[]): Promise<void> {
  const token = await rig.adminToken();
  for (const [index, externalRef] of refs.entries()) {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    const font = await document.embedFont(StandardFonts.TimesRoman);
    page.drawText(`PROMISSORY NOTE ${externalRef}`, { x: 72, y: 700, size: 16, font });
    page.drawText(`Principal: $${250 + index},000.00`, { x: 72, y: 660, size: 12, font });
    const content = await document.saveAsBase64();
    const body = {
      externalRef,
      borrowerName: `Borrower of ${externalRef}`,
      expectedPrincipal: `${250 + index}000.00`,
      documents: [{ name: `${externalRef}.pdf`, content }],
    };
    await rig.call('POST', '/v1/packages', { token, body });
  }
}
