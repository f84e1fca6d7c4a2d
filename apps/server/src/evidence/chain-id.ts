/** The install's own chain stands under the nil UUID, which no loan can have. */
export const INSTALL_CHAIN = '00000000-0000-0000-0000-000000000000';

export function chainIdOf(loanId: string | null): string {
  return loanId ?? INSTALL_CHAIN;
}

export function loanIdOf(chainId: string): string | null {
  return chainId === INSTALL_CHAIN ? null : chainId;
}
