/** A flood zone as FEMA names them: A, AE, AH, AO, AR, A99, A1 to A30, V, VE, V1 to V30, X, B, C, D. */
export const floodZone = String.raw`(?:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X500|X|B|C|D)`;

/** A zone that is the whole value, shaded or not; a word that begins with such a letter is no zone. */
export const onlyFloodZone = String.raw`^(?:Zone )?(?P<v>${floodZone})(?: ?\(?(?:shaded|unshaded)\)?)?(?:$|[ ,.;)])`;

/** Six figures, as FEMA numbers communities; a state's own letters may follow. */
export const onlyCommunity = String.raw`(?:^|[ #:(])(?P<v>\d{6}[A-Z]?)(?:$|[ ,.;)])`;
