import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import type { Random } from '../core/random.ts';
import type { Sheet, SheetOptions, TextStyle } from '../core/sheet.ts';
import { createSay, type Habits, type Say } from './a-say.ts';

/** All that a layout draws with. */
export interface Draft {
  readonly sheet: Sheet;
  readonly facts: LoanFacts;
  readonly random: Random;
  readonly signed: boolean;
  readonly subject: number;
  readonly say: Say;
  /** Of running text. */
  readonly style: TextStyle;
  readonly left: number;
  /** Between the margins. */
  readonly width: number;
}

export interface Paper extends Omit<SheetOptions, 'furniture' | 'style'> {
  readonly style: TextStyle;
  readonly furniture?: (draft: Draft, pageNo: number, pageCount: number) => void;
}

export interface LayoutPlan {
  readonly id: string;
  readonly docType: string;
  readonly suits?: (facts: LoanFacts) => boolean;
  readonly habits?: Partial<Habits>;
  readonly paper: (random: Random, facts: LoanFacts) => Paper;
  readonly draw: (draft: Draft) => void;
}

export function layout(plan: LayoutPlan): Layout {
  return {
    id: plan.id,
    docType: plan.docType,
    ...(plan.suits === undefined ? {} : { suits: plan.suits }),
    draw(open, facts, { random, signed, subject }) {
      const { furniture, ...paper } = plan.paper(random, facts);
      const say = createSay(facts, random, subject, plan.habits);
      const draftOn = (sheet: Sheet): Draft => ({
        sheet,
        facts,
        random,
        signed,
        subject,
        say,
        style: paper.style,
        left: sheet.margins.left,
        width: sheet.width - sheet.margins.left - sheet.margins.right,
      });
      const options: SheetOptions = {
        ...paper,
        ...(furniture === undefined
          ? {}
          : { furniture: (sheet, pageNo, pageCount) => furniture(draftOn(sheet), pageNo, pageCount) }),
      };
      plan.draw(draftOn(open(options)));
    },
  };
}

export function isBusiness(facts: LoanFacts): boolean {
  return facts.loanClass === 'business';
}

export function isConsumer(facts: LoanFacts): boolean {
  return facts.loanClass === 'consumer';
}

export function hasGuarantor(facts: LoanFacts): boolean {
  return facts.guarantors.length > 0;
}
