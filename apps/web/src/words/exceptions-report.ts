/** Words of the exceptions report. */
export const exceptionsWords = {
  title: 'Exceptions',
  lead: 'Exceptions that were first found on these days, by who answers for the loan. Each counts once per loan, with the status it has now.',
  loading: 'Loading exceptions',
  download: {
    csv: 'Download CSV',
    xlsx: 'Download Excel',
    done: 'All exceptions of these days, with every officer, branch and rule. The export is recorded in evidence.',
  },
  filters: {
    from: 'From',
    to: 'To',
    period: 'Over time',
    officer: 'Officer',
    branch: 'Branch',
    rule: 'Rule',
    clear: 'Clear filters',
  },
  periods: { week: 'By week', month: 'By month', quarter: 'By quarter' },
  all: { officer: 'All officers', branch: 'All branches', rule: 'All rules' },
  unknown: { officer: 'No officer stated', branch: 'No branch stated', rule: '' },
  wrongDays: 'The last day is before the first. Choose a later last day.',
  none: {
    title: 'No exceptions',
    text: 'No exception was first found on these days. Choose earlier days, or all officers, branches and rules.',
  },
  counts: {
    raised: 'Raised',
    open: 'Open',
    accepted: 'Accepted',
    overridden: 'Overridden',
    resolved: 'Resolved',
  },
  tiles: 'Exceptions in total',
  overTime: {
    heading: 'Over time',
    about: {
      week: 'Exceptions by week (UTC)',
      month: 'Exceptions by month (UTC)',
      quarter: 'Exceptions by quarter (UTC)',
    },
    period: 'Period',
    none: 'Nothing to draw.',
    summary: (raised: string, open: string, periods: number) =>
      `${raised} exceptions raised in ${periods} periods, ${open} of them open`,
    line: (period: string, raised: string, open: string) => `${period}: ${raised} raised, ${open} open`,
  },
  legend: { open: 'Open', closed: 'Accepted, overridden or resolved' },
  groups: {
    officer: { heading: 'By officer', about: 'Exceptions by loan officer, most first', column: 'Officer' },
    branch: { heading: 'By branch', about: 'Exceptions by branch, most first', column: 'Branch' },
    rule: { heading: 'By rule', about: 'Exceptions by rule, most first', column: 'Rule' },
  },
  shareOpen: 'Open share',
  line: (name: string, raised: string, open: string) => `${name}: ${raised} raised, ${open} open`,
  only: (name: string) => `Show only ${name}`,
} as const;
