import type { AlterationSign } from '@countersign/engine/pages/page';

/** What the file says of how it was made. */
export interface MadeWith {
  readonly creator: string;
  readonly producer: string;
}

/** Programs that draw, and open the PDFs of others to change them. Nobody writes a letter or a form with one. */
const drawing = [
  { pattern: /^draw$|libreoffice draw|openoffice.*draw/i, name: 'LibreOffice Draw' },
  { pattern: /inkscape/i, name: 'Inkscape' },
  { pattern: /\bgimp\b/i, name: 'GIMP' },
  { pattern: /photoshop/i, name: 'Adobe Photoshop' },
  { pattern: /coreldraw|corel pdf/i, name: 'CorelDRAW' },
  { pattern: /paint\.net|affinity (?:photo|designer)/i, name: 'a picture editor' },
] as const;

export function programSign({ creator, producer }: MadeWith): AlterationSign | null {
  const used = drawing.find(({ pattern }) => pattern.test(creator) || pattern.test(producer));
  return used === undefined
    ? null
    : {
        kind: 'drawing_program',
        detail: `The file was last saved with ${used.name}, a program that draws and changes pictures and PDFs.`,
        box: null,
        sureness: 0.6,
      };
}
