import type { RecordSource, WordPart } from '../../src/lar/record-source.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** Text in the XML of a Word file. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A run; ⇥ and ↵ in the text become the elements that Word has for a tab and a line break. */
export function run(escaped: string): string {
  const text = escaped
    .replaceAll('⇥', '</w:t><w:tab/><w:t xml:space="preserve">')
    .replaceAll('↵', '</w:t><w:br/><w:t xml:space="preserve">');
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/**
 * Word's XML from a shorthand in which cases are written: `<p>text</p>`, `<tr><tc>text</tc></tr>` and `<r>text</r>` hold
 * plain text or XML of Word's own.
 */
export function expandWord(shorthand: string): string {
  const filled = (content: string, wrap: (text: string) => string) => (content.includes('<') ? content : wrap(content));
  return shorthand
    .replace(/<r>([^<]*)<\/r>/g, (_, text: string) => run(text))
    .replace(/<p>(.*?)<\/p>/gs, (_, content: string) => `<w:p>${filled(content, run)}</w:p>`)
    .replace(/<tc>([^<]*)<\/tc>/g, (_, text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`)
    .replace(/<(\/?)(tc|tr|tbl)>/g, '<$1w:$2>');
}

export function wordPart(name: string, shorthand: string): WordPart {
  const body = expandWord(shorthand);
  if (name === 'document') return { name, text: `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>` };
  const root = name.startsWith('header') ? 'hdr' : name.startsWith('footer') ? 'ftr' : 'footnotes';
  return { name, text: `<w:${root} ${NAMESPACES}>${body}</w:${root}>` };
}

export function wordSource(document: string, others: Readonly<Record<string, string>> = {}): RecordSource {
  const parts = Object.entries(others).map(([name, shorthand]) => wordPart(name, shorthand));
  return { format: 'docx', parts: [wordPart('document', document), ...parts] };
}
