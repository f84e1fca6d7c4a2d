import { attributeOf, childElements, readXmlTree, type XmlElement } from '../xml-tree.ts';
import { type NumberFormat, readNumberFormat } from './number-format.ts';

/** What Excel means by the ids that every file may use without saying (ECMA-376, 18.8.30), as in US English. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0',
  6: '"$"#,##0',
  7: '"$"#,##0.00',
  8: '"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'm/d/yyyy',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0)',
  42: '"$"#,##0;"$"(#,##0)',
  43: '#,##0.00;(#,##0.00)',
  44: '"$"#,##0.00;"$"(#,##0.00)',
};

/** The format of the numbers of a cell, by the number of its style. */
export type FormatOfStyle = (style: number) => NumberFormat;

export function readStyles(text: string | null): FormatOfStyle {
  const root = text === null ? null : readXmlTree(text, 'The Excel file (styles)', isSkipped);
  const codes = new Map<number, string>();
  for (const one of listOf(root, 'numFmts')) {
    codes.set(Number(attributeOf(one, 'numFmtId')), attributeOf(one, 'formatCode') ?? '');
  }
  const ids = listOf(root, 'cellXfs').map((one) => Number(attributeOf(one, 'numFmtId') ?? 0));
  const formats = new Map<number, NumberFormat>();
  return (style) => {
    const id = ids[style] ?? 0;
    const format = formats.get(id) ?? readNumberFormat(codes.get(id) ?? BUILT_IN[id] ?? 'General');
    formats.set(id, format);
    return format;
  };
}

/** Looks only. */
function isSkipped(name: string): boolean {
  return [
    'fonts',
    'fills',
    'borders',
    'cellStyleXfs',
    'cellStyles',
    'dxfs',
    'tableStyles',
    'colors',
    'extLst',
  ].includes(name);
}

function listOf(root: XmlElement | null, name: string): readonly XmlElement[] {
  const list = root === null ? undefined : childElements(root).find((child) => child.name === name);
  return list === undefined ? [] : childElements(list);
}
