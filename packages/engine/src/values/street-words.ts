/** Words for streets, as the post office shortens them. Those marked with a star also end a street's name for certain. */
const SUFFIXES = `ALLEY* ALY, AVENUE* AVE AV, BOULEVARD* BLVD BOUL, BRANCH BR, BRIDGE BRG, BROADWAY*, BYPASS BYP, CANYON CYN,
  CAUSEWAY* CSWY, CENTER CTR CENTRE, CIRCLE* CIR, COMMONS CMNS, CORNER COR, COURT* CT, COVE* CV, CREEK CRK, CRESCENT* CRES,
  CROSSING* XING, DRIVE* DR, ESTATE EST, ESTATES ESTS, EXPRESSWAY* EXPY, EXTENSION EXT, FALLS FLS, FIELD FLD, FIELDS FLDS,
  FREEWAY* FWY, GARDEN GDN, GARDENS GDNS, GLEN GLN, GREEN GRN, GROVE GRV, HARBOR HBR, HEIGHTS HTS, HIGHWAY* HWY, HILL HL,
  HILLS HLS, HOLLOW HOLW, ISLAND IS, JUNCTION JCT, LAKE LK, LANDING LNDG, LANE* LN, LOOP*, MANOR MNR, MEADOW MDW, MEADOWS MDWS,
  MILL ML, MOUNTAIN MTN, MOUNT MT, PARKWAY* PKWY PKY, PASS*, PATH*, PIKE*, PLACE* PL, PLAIN PLN, PLAZA* PLZ, POINT PT, RANCH RNCH,
  RIDGE RDG, RIVER RIV, ROAD* RD, ROUTE* RTE, ROW*, RUN*, SPRING SPG, SPRINGS SPGS, SQUARE* SQ, STATION STA, STREAM STRM,
  STREET* ST STR, SUMMIT SMT, TERRACE* TER TERR, TRACE* TRCE, TRAIL* TRL, TURNPIKE* TPKE, VALLEY VLY, VIEW VW, VILLAGE VLG,
  VISTA VIS, WALK*, WAY* WY, FORT FT, SAINT`;

const DIRECTIONS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

const shortened = new Map<string, string>(Object.entries(DIRECTIONS));
const ending = new Set<string>();
for (const group of SUFFIXES.split(',')) {
  const [first = '', ...others] = group.trim().split(/\s+/);
  const word = first.replace('*', '');
  const short = others[0] ?? word;
  for (const form of [word, ...others]) {
    shortened.set(form, short);
    if (first.endsWith('*')) ending.add(form);
  }
}
// Written out, a saint is no street; both are printed as St., so the two must stay the same word.
shortened.set('SAINT', 'ST');

/** `STREET` and `ST` are `ST`, `NORTH` is `N`; any other word stays. Words come in upper case without stops. */
export function shortStreetWord(word: string): string {
  return shortened.get(word) ?? word;
}

/** Whether a street's name ends with the word: `Street`, `Ave`. */
export function endsStreet(word: string): boolean {
  return ending.has(word);
}

/** Roads that go by a number behind the word: `County Road 14`, `Highway 6`. */
export function isNumberedRoad(word: string): boolean {
  return ['HIGHWAY', 'HWY', 'ROAD', 'RD', 'ROUTE', 'RTE', 'INTERSTATE', 'FM', 'LOOP'].includes(word);
}

export function isDirection(word: string): boolean {
  return ['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'].includes(word);
}

const UNITS = new Set(
  'SUITE STE UNIT APARTMENT APT ROOM RM FLOOR FL BUILDING BLDG SPACE SPC LOT TRAILER TRLR DEPARTMENT DEPT #'.split(' '),
);

/** `Suite`, `Apt`, `#`: the word before a unit's number. */
export function isUnitWord(word: string): boolean {
  return UNITS.has(word);
}
