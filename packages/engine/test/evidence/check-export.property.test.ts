import { describe, expect, it } from 'vitest';
import { checkExport } from '../../src/evidence/check-export.ts';
import { exportLoan, nativeVerify, type RandomExport } from './random-export.ts';
import { nativeSha256, randomInstallLog } from './random-log.ts';
import { type RandomSource, randomSource } from './random-source.ts';
import { ENTRY_TAMPERINGS } from './tamper-entries.ts';
import { EXPORT_TAMPERINGS, tamperExport } from './tamper-export.ts';

/** A long run sets these; the seed of a failure is in its message and starts the same run again. */
const RUNS = Number(process.env.TAMPERINGS ?? 1000);
const FIRST_SEED = Number(process.env.TAMPERING_SEED ?? 20261115);
const TAMPERINGS_PER_EXPORT = 20;
/** Generous: it only has to end a run that hangs, on the slowest machine. */
const TIMEOUT_MS = 60_000 + RUNS * 50;

function randomExport(random: RandomSource): RandomExport {
  const loans = 2 + random.below(4);
  const install = randomInstallLog(random, { loans, entries: loans * (1 + random.below(12)) });
  return exportLoan(random, install, random.pick(install.loans.filter(({ loanId }) => loanId !== null)));
}

function check(made: RandomExport, files = made.files) {
  return checkExport(files, { trustedKey: made.trustedKey, sha256: nativeSha256, verify: nativeVerify });
}

describe('checking an export', () => {
  it(
    `finds every one of ${RUNS} random tamperings, at the right entry, and nothing in what is clean`,
    () => {
      const seen = new Map<string, number>();
      for (let done = 0; done < RUNS; done += TAMPERINGS_PER_EXPORT) {
        const random = randomSource(FIRST_SEED + done);
        const made = randomExport(random);
        expect(check(made), `clean, seed ${random.seed}`).toMatchObject({
          valid: true,
          keySource: 'pinned',
          warnings: [],
        });
        for (let index = 0; index < Math.min(TAMPERINGS_PER_EXPORT, RUNS - done); index++) {
          const tampered = tamperExport(random, made);
          const result = check(made, tampered.files);
          const label = `${tampered.name}, seed ${random.seed}, number ${index}: ${JSON.stringify(result)}`;
          expect(result.valid, label).toBe(false);
          if (!result.valid && tampered.firstBadSeq !== 'any') {
            expect(result.firstBadSeq, label).toBe(tampered.firstBadSeq);
          }
          seen.set(tampered.name, (seen.get(tampered.name) ?? 0) + 1);
        }
      }
      // A kind of tampering that was never drawn would be claimed without being tested.
      const all = [...Object.keys(ENTRY_TAMPERINGS), ...Object.keys(EXPORT_TAMPERINGS)];
      if (RUNS >= 1000) expect(all.filter((name) => !seen.has(name))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
