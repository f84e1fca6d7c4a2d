import { any, entry, first } from './entry.ts';

/** Who owns an entity, and what comes back from the offices where instruments are recorded and statements filed. */
export const ownershipAndRecording = [
  entry('beneficial_ownership_certification', 'Beneficial ownership certification', {
    titles: [
      'certification of beneficial owners',
      'certification regarding beneficial owners of legal entity customers',
      'certification of beneficial owner s',
      'beneficial ownership certification',
      'beneficial owner certification form',
      'beneficial ownership certification form',
    ],
    headWords: ['beneficial owner', 'beneficial ownership'],
    anchors: [
      ...first(
        2.5,
        'persons opening an account on behalf of a legal entity',
        'each individual who directly or indirectly owns 25 percent or more',
        'significant responsibility for managing the legal entity customer',
      ),
      ...any(1.5, 'legal entity customer', 'control person', '31 cfr 1010 230'),
    ],
    length: 'single',
  }),
  entry('recorded_instrument', 'Recorded instrument', {
    titles: [
      'recording confirmation',
      'recorded document confirmation',
      'confirmation of recording',
      'notice of recording',
      'certificate of recording',
      'return of recorded document',
    ],
    anchors: [
      ...first(
        2,
        'has been recorded in the official records',
        'was recorded in the official records',
        'the enclosed recorded',
        'the attached recorded',
        'original recorded instrument is returned',
      ),
    ],
    against: any(2, 'proposed insured', 'policy amount'),
    length: 'single',
  }),
  entry('ucc_acknowledgment', 'UCC filing acknowledgment', {
    titles: [
      'ucc filing acknowledgment',
      'ucc filing acknowledgement',
      'ucc financing statement acknowledgment',
      'ucc 1 filing acknowledgment',
      'acknowledgment of filing',
      'filing acknowledgment',
      'acknowledgment of ucc filing',
    ],
    headWords: ['filing acknowledgment', 'filing acknowledgement'],
    anchors: [
      ...first(
        2,
        'the financing statement was filed',
        'your filing has been accepted',
        'file number and date of filing',
      ),
      ...any(1, 'lapse date', 'filing office', 'initial filing number'),
    ],
    length: 'single',
  }),
] as const;
