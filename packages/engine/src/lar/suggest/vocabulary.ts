import { labelVocabulary } from '../../../data/label-vocabulary.ts';
import { LONG_FORMS } from './spell-out.ts';

/** Every word that labels of our fields were taught with. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(labelVocabulary.split(' '));

/** Other words of the trade: of labels that are no field of ours, and that must not be taken for short forms. */
const OTHER_WORDS =
  'long full short pay middle suffix account activity adjusted adverse agency agent application assignee assumption attachment audit automatic bank batch ' +
  'beneficiary book broker buyer call case channel charge charged check class closed committee company compliance contact ' +
  'count country created credit cross currency current customer daily dealer debt deed default deferred delinquency ' +
  'department deposit direct division document down draw due early education email employer employment end entered equity ' +
  'escrow estate exception exposure extension external fee file filing financial fiscal flag form fund gross group hazard ' +
  'held home household housing identity image income indirect individual insurance insured internal investor issued job ' +
  'joint junior last late ledger letter level liability license line list load local lock lot manual margin marital market ' +
  'master memo method military minimum modified mortgage net new notes notice occupation open operator order other ' +
  'outstanding overdraft owned owner paid parent participation party past payee payoff pending percent person phone plan ' +
  'pledge policy pool position posted premium prepared present previous primary prior process processor product profile ' +
  'program project projected quality quarter question queue receipt received record recorded refinance region registered ' +
  'regulation reject release remaining renewal rent report request required reserve review revenue role sale sales score ' +
  'seller senior sequence serial servicer servicing share shares side signed site size sold source special spouse staff ' +
  'stage standard start stated status stock structure sub submitted subordinate subtype system table target tax team ' +
  'teller tenant time title total transaction transfer trust underwriter unit update updated user vehicle vendor version ' +
  'void warranty year zone org appr rt custom cuso dti cltv hcltv piti pti dscr ltc noi mip pmi dob ucc cif mers';

const KNOWN: ReadonlySet<string> = new Set([...PHRASE_WORDS, ...OTHER_WORDS.split(' ')]);

/** A word that means itself, so that it is no short form and no run of other words. */
export function isKnownWord(word: string): boolean {
  return KNOWN.has(word);
}

/** A word, or one of the short forms that everybody uses. */
export function isKnownPiece(piece: string): boolean {
  return KNOWN.has(piece) || Object.hasOwn(LONG_FORMS, piece);
}

/** A word that labels are made of. */
export function isLabelWord(word: string): boolean {
  return word.length > 1 && KNOWN.has(word) && !/^\d/.test(word);
}
