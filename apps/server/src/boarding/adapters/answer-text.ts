/** Enough to see what a core said; a core that answers with a whole page must not fill the records. */
const RAW_LENGTH = 4000;
const HIDDEN = '[secret]';

/** The core's own words as they are kept: cut to a length, and without any secret that it may have echoed. */
export function keepRaw(text: string, secrets: readonly (string | null | undefined)[] = []): string {
  // PostgreSQL takes no zero character, and a cut must not part a pair of surrogates.
  const whole = hideSecrets(text, secrets).replaceAll('\u0000', '\ufffd').toWellFormed();
  return whole.length <= RAW_LENGTH ? whole : `${whole.slice(0, RAW_LENGTH - 1).toWellFormed()}…`;
}

/** A secret of fewer characters than this would be found in any text. */
const SHORTEST_SECRET = 4;

function hideSecrets(text: string, secrets: readonly (string | null | undefined)[]): string {
  return secrets
    .flatMap((secret) => ((secret ?? '').length >= SHORTEST_SECRET ? [secret ?? ''] : []))
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);
}

const DETAIL_LENGTH = 500;

/** A sentence for people, of words that may be the core's. */
export function keepDetail(text: string, secrets: readonly (string | null | undefined)[] = []): string {
  const line = hideSecrets(text, secrets).replace(/\s+/g, ' ').replaceAll('\u0000', '').trim().toWellFormed();
  return line.length <= DETAIL_LENGTH ? line : `${line.slice(0, DETAIL_LENGTH - 1).toWellFormed()}…`;
}
