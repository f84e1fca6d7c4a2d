/** Whether the check digit of a routing number fits. Only a doubt: the service takes every nine digits. */
export function hasCheckDigit(aba: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...aba].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return /^\d{9}$/.test(aba) && sum % 10 === 0;
}
