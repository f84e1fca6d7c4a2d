import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import type { Party } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-resolution-corporate',
  docType: 'borrowing_resolution',
  suits: ({ borrowers }) => borrowers[0]?.entityType?.endsWith('corporation') === true,
  draw(open, facts, { random, signed }) {
    const { lender, approval } = facts;
    const [borrower = lender] = facts.borrowers;
    const font = random.pick(['sans', 'condensed'] as const);
    const sheet = open({
      margins: { top: 58, bottom: 56, left: 46, right: 46 },
      style: { font, size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(46, 746, 'DocPrep Commercial, Ver. 23.2.10.004   All rights reserved.   CORPRES.FRM', { size: 6.5 });
        page.text(440, 746, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: 126, align: 'right' });
        if (pageNo > 1) {
          page.text(46, 26, bold('CORPORATE RESOLUTION TO BORROW / GRANT COLLATERAL'), { size: 8 });
          page.text(46, 36, ['Loan No: ', v('loan_number', facts.loanNumber), ' (Continued)'], { size: 8 });
        }
      },
    });
    sheet.text(46, 40, 'CORPORATE RESOLUTION TO BORROW / GRANT COLLATERAL', {
      bold: true,
      size: 13,
      width: 520,
      align: 'center',
    });
    const cells: [string, Run, number][] = [
      ['Principal', v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents)), 90],
      ['Loan Date', v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate), 68],
      ['Maturity', v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate), 68],
      ['Loan No', v('loan_number', facts.loanNumber), 82],
      ['Call / Coll', v('call_report_code', approval.callCode), 66],
      ['Account', '', 50],
      ['Officer', v('loan_officer', approval.officer), 66],
      ['Initials', '', 30],
    ];
    let x = 46;
    for (const [label, run, w] of cells) {
      sheet.rect(x, 62, w, 26);
      sheet.text(x, 64, label, { size: 7, bold: true, width: w, align: 'center' });
      sheet.text(x, 75, run, { size: font === 'sans' ? 7 : 7.5, width: w, align: 'center' });
      x += w;
    }
    sheet.text(
      46,
      91,
      'References in the boxes above are for Lender’s use only and do not limit the applicability of this document to any particular loan or item.',
      { size: 6, width: 520, align: 'center' },
    );
    sheet.hline(46, 102, 566, 1.2);
    const block = (at: number, label: string, field: 'borrower' | 'lender', party: Party): void => {
      const { street, city, state, zip } = party.address;
      sheet.text(at, 108, bold(label));
      sheet.text(at + 66, 108, v(`${field}_name`, party.name), { bold: true, width: 180 });
      const lines = sheet.measure(party.name, { bold: true }) > 178 ? 2 : 1;
      sheet.text(
        at + 66,
        108 + lines * 11,
        v(`${field}_address`, `${street}\n${city}, ${state} ${zip}`, `${street}, ${city}, ${state} ${zip}`),
      );
    };
    block(46, 'Corporation:', 'borrower', borrower);
    block(320, 'Lender:', 'lender', lender);
    sheet.hline(46, 158, 566, 1.2);
    sheet.y = 168;
    const say = (title: string, runs: readonly Run[]): void =>
      sheet.paragraph([bold(title), ' ', ...runs], { align: 'justify', after: 7 });
    say('I, THE UNDERSIGNED, DO HEREBY CERTIFY THAT:', []);
    for (const [label, runs] of entries`
      THE CORPORATION’S EXISTENCE. | The complete and correct name of the Corporation is ${v('borrower_name', borrower.name)} (“Corporation”). The Corporation is ${v('borrower_entity_type', borrower.entityType ?? '')} which is, and at all times shall be, duly organized, validly existing and in good standing under and by virtue of the laws of the State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}. The Corporation has full power to own its properties and to carry on the business in which it is now engaged. The Corporation keeps its chief executive office at ${v('borrower_address', `${borrower.address.street}, ${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`)} and will tell Lender before it moves that office or changes its name or its state of incorporation.
      RESOLUTIONS ADOPTED. | At a meeting of the Directors of the Corporation, duly called and held, at which a quorum was present and voting, or by other duly authorized action in lieu of a meeting, the resolutions set forth in this Resolution were adopted.
      OFFICER. | The following named person is an officer of ${v('borrower_name', borrower.name)}:
    `)
      say(label, runs);
    sheet.y += 2;
    const top = sheet.y;
    [
      ['NAMES', 46],
      ['TITLES', 200],
      ['AUTHORIZED', 320],
      ['ACTUAL SIGNATURES', 400],
    ].forEach(([label, at]) => {
      sheet.text(Number(at), top, bold(String(label)), { size: 8 });
    });
    sheet.hline(46, top + 11, 566);
    sheet.text(46, top + 28, borrower.signer);
    sheet.text(200, top + 28, borrower.capacity ?? 'President', { width: 112 });
    sheet.text(340, top + 28, 'Y');
    sheet.text(386, top + 28, bold('X'));
    sheet.signature(400, top + 38, 160, { signed, label: borrower.signer });
    sheet.y = top + 56;
    say('ACTIONS AUTHORIZED.', [
      'The authorized person listed above may enter into any agreements of any nature with Lender, and those agreements will bind the Corporation. Specifically, but without limitation, the authorized person is authorized, empowered and directed to do the following for and on behalf of the Corporation:',
    ]);
    for (const runs of paragraphs`
      ${bold('Borrow Money.')} To borrow, from time to time, from ${v('lender_name', lender.name)}, on such terms as may be agreed upon between the Corporation and Lender, such sum or sums of money as in his or her judgment should be borrowed, not exceeding at any one time the amount of ${v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))}, in addition to such sums as may be currently borrowed from Lender.
      ${bold('Execute Notes.')} To execute and deliver to Lender the promissory note or notes, or other evidence of the Corporation’s credit accommodations, on Lender’s forms, at such rates of interest and on such terms as may be agreed upon, and also any renewals, extensions, modifications or consolidations of them.
      ${bold('Grant Security.')} To mortgage, pledge, hypothecate or otherwise encumber and deliver to Lender, as security for any sums so borrowed, the following property of the Corporation: ${v('collateral_description', facts.collateral)}.
      ${bold('Further Acts.')} To designate additional or alternate individuals as authorized to request advances, to waive trial by jury, and to do such other acts and things, to pay any and all fees and costs, and to execute such other documents as the person may deem reasonably necessary or proper.
    `)
      sheet.paragraph(runs, { indent: 20, align: 'justify' });
    for (const [label, runs] of entries`
      ASSUMED BUSINESS NAMES. | The Corporation has filed or recorded all documents required by law relating to all assumed business names used by the Corporation. Excluding the name of the Corporation, it does business under no other name: ${bold('None.')}
      NOTICES TO LENDER. | The Corporation will promptly notify Lender in writing of any change in its name, its management or its authorized signers, its conversion to any other type of entity, or any other aspect of it that directly or indirectly relates to any agreements between the Corporation and Lender. No change in name shall take effect until Lender has received notice.
      CERTIFICATION CONCERNING OFFICERS AND RESOLUTIONS. | The officer named above is duly elected, appointed or employed by or for the Corporation and occupies the position set opposite his or her name. This Resolution now stands of record on the books of the Corporation, is in full force and effect, and has not been modified or revoked in any manner whatsoever.
      NO CORPORATE SEAL. | The Corporation has no corporate seal, and therefore, no seal is affixed to this Resolution.
      CONTINUING VALIDITY. | Any and all acts authorized by this Resolution and performed before its passage are ratified and approved. This Resolution shall be continuing and Lender may rely on it until written notice of its revocation has been delivered to and received by Lender at Lender’s address shown above.
    `)
      say(label, runs);
    sheet.ensure(130);
    say(
      'IN TESTIMONY WHEREOF, I have hereunto set my hand and attest that the signature set opposite the name listed above is genuine.',
      [],
    );
    sheet.paragraph(
      bold(`This Corporate Resolution to Borrow / Grant Collateral is dated ${longDate(facts.noteDate)}.`),
      { after: 4 },
    );
    sheet.text(260, sheet.y + 6, bold('CERTIFIED TO AND ATTESTED BY:'));
    sheet.text(246, sheet.y + 46, bold('X'));
    sheet.signature(260, sheet.y + 54, 260, { signed, label: borrower.signer });
    sheet.text(
      260,
      sheet.y + 58,
      prose`${bold(borrower.signer)}, ${borrower.capacity ?? 'President'} of ${v('borrower_name', borrower.name, borrower.name, true)}`,
      { width: 300 },
    );
  },
};
