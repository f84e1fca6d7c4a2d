/** The service says what is wrong with a field in half a sentence, since it names the field before it: "is missing". */
function fieldFault(message: string): string {
  const said = message.trim().replace(/\.$/, '');
  if (said === 'is missing' || said === 'must not be empty') return 'Enter a value.';
  if (/^(is|are|has|have|must|does|cannot|names|stands|may) /.test(said)) return `This ${said}.`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The last name in the path of a field, as words: wires[2].valueDate is Value date. */
function fieldName(path: string): string {
  const name = path.split(/[.[\]/]+/).findLast((part) => part !== '' && !/^[0-9]+$/.test(part)) ?? '';
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is told when the service gave no answer of its own, and how its answers are put for people. */
export const apiWords = {
  fieldFault,
  fieldName,
  unreachable: 'The service cannot be reached. Check the network, then try again.',
  unreadable: (status: number) => `The service returned an unreadable answer (${status}). Try again in a moment.`,
  codeWrong: 'That code is wrong or has already been used. Use the next one.',
  codeMissing: 'Not approved: enter the code from your authenticator app.',
} as const;
